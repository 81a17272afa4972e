import offerQuery from '../core/relay/generated/VendorOfferPageQuery$parameters.ts';
import sentQuery from '../core/relay/generated/VendorOfferSentQuery$parameters.ts';
import requestQuery from '../core/relay/generated/VendorRequestPageQuery$parameters.ts';
import orderQuery from '../core/relay/generated/VendorOrderPageQuery$parameters.ts';
import registeredQuery from '../core/relay/generated/VendorRegisteredQuery$parameters.ts';
import registrationQuery from '../core/relay/generated/VendorRegistrationPageQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';

const open = {
  access: 'PUBLIC',
  layout: 'BARE',
  messages: 'vendorPortal',
  variables: (address: URLSearchParams) => ({ token: address.get('data') ?? '' }),
} as const;

const registration = '/vendorManagement/vendors/createExternalVendor/';
const requisition = '/vendorManagement/requisition';

/** Pages that vendors reach by their links, without an account. */
export const rows: ScreenRow[] = [
  {
    ...open,
    path: '/vendorManagement/PO/externalOrder/',
    title: 'vendorOrder.title',
    query: orderQuery,
    screen: async () => (await import('./VendorOrderPage.tsx')).VendorOrderPage,
  },
  {
    ...open,
    path: registration,
    title: 'vendorPortal.register',
    query: registrationQuery,
    screen: async () => (await import('./VendorRegistrationPage.tsx')).VendorRegistrationPage,
  },
  {
    ...open,
    path: `${registration}vendorRegistered/`,
    title: 'vendorPortal.registered',
    query: registeredQuery,
    screen: async () => (await import('./VendorRegistered.tsx')).VendorRegistered,
  },
  {
    ...open,
    path: `${requisition}/externalRequisitionForm/`,
    title: 'vendorPortal.title',
    query: requestQuery,
    screen: async () => (await import('./VendorRequestPage.tsx')).VendorRequestPage,
  },
  {
    ...open,
    path: `${requisition}/externalAddQuotation/`,
    title: 'vendorPortal.yourOffer',
    query: offerQuery,
    screen: async () => (await import('./VendorOfferPage.tsx')).VendorOfferPage,
  },
  {
    ...open,
    path: `${requisition}/externalAddQuotation/quotationSended/`,
    title: 'vendorPortal.sent',
    query: sentQuery,
    screen: async () => (await import('./VendorOfferSent.tsx')).VendorOfferSent,
  },
];
