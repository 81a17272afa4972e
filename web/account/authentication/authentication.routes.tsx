import ConfirmMailQuery from '../../core/relay/generated/ConfirmMailQuery$parameters.ts';
import CurrencyFormQuery from '../../core/relay/generated/CurrencyFormQuery$parameters.ts';
import ForgotPasswordQuery from '../../core/relay/generated/ForgotPasswordQuery$parameters.ts';
import InvitationQuery from '../../core/relay/generated/InvitationQuery$parameters.ts';
import PlanChoiceQuery from '../../core/relay/generated/PlanChoiceQuery$parameters.ts';
import RequiredSecondFactorQuery from '../../core/relay/generated/RequiredSecondFactorQuery$parameters.ts';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import { secondFactorPath } from '../../core/routing/guard.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

const page = { layout: 'BARE', messages: 'account/authentication' } as const;

/** Screens of sign-in, sign-up and related steps. */
export const rows: ScreenRow[] = [
  {
    ...page,
    path: '/authentication/sign-in/',
    title: 'signIn.title',
    access: 'PUBLIC',
    signedOutOnly: true,
    screen: async () => (await import('./SignIn.tsx')).SignIn,
  },
  {
    ...page,
    path: '/authentication/sign-up/',
    title: 'signUp.title',
    access: 'PUBLIC',
    signedOutOnly: true,
    query: PlanChoiceQuery,
    screen: async () => (await import('./SignUp.tsx')).SignUp,
  },
  {
    ...page,
    path: '/authentication/forgot-password/',
    title: 'forgot.title',
    access: 'PUBLIC',
    query: ForgotPasswordQuery,
    screen: async () => (await import('./ForgotPassword.tsx')).ForgotPassword,
  },
  {
    ...page,
    path: '/authentication/reset-password/',
    title: 'reset.title',
    access: 'PUBLIC',
    screen: async () => (await import('./ResetPassword.tsx')).ResetPassword,
  },
  {
    ...page,
    path: '/authentication/invitation/',
    title: 'invitation.title',
    access: 'PUBLIC',
    query: InvitationQuery,
    variables: address => ({ token: address.get('token') ?? '' }),
    screen: async () => (await import('./Invitation.tsx')).Invitation,
  },
  {
    ...page,
    path: '/authentication/confirm-mail/',
    title: 'confirmMail.title',
    access: 'PUBLIC',
    query: ConfirmMailQuery,
    screen: async () => (await import('./ConfirmMail.tsx')).ConfirmMail,
  },
  {
    ...page,
    path: '/authentication/lock-screen/',
    title: 'lock.title',
    access: 'SIGNED_IN',
    screen: async () => (await import('./LockScreen.tsx')).LockScreen,
  },
  {
    ...page,
    path: '/authentication/logout/',
    title: 'logout.title',
    access: 'PUBLIC',
    screen: async () => (await import('./Logout.tsx')).Logout,
  },
  {
    ...page,
    path: secondFactorPath,
    title: 'secondFactor.required',
    access: 'SIGNED_IN',
    query: RequiredSecondFactorQuery,
    screen: async () => {
      const [{ RequiredSecondFactor }] = await Promise.all([
        import('../secondFactor/RequiredSecondFactor.tsx'),
        loadMessages(currentLanguage(), 'account/secondFactor'),
      ]);
      return RequiredSecondFactor;
    },
  },
  {
    ...page,
    path: '/authentication/currency-form/',
    title: 'currencyForm.title',
    access: 'SIGNED_IN',
    query: CurrencyFormQuery,
    screen: async () => (await import('./CurrencyForm.tsx')).CurrencyForm,
  },
];
