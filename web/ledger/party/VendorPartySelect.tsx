import type { ComponentProps } from 'react';
import { PartySelect } from './PartySelect.tsx';

const vendors = ['VENDOR'] as const;

/** Selects an active vendor by part of the name, for users who keep the books. */
export const VendorPartySelect = (props: Omit<ComponentProps<typeof PartySelect>, 'kinds'>) => <PartySelect {...props} kinds={vendors} />;
