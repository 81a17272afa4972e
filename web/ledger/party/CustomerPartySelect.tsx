import type { ComponentProps } from 'react';
import { PartySelect } from './PartySelect.tsx';

const customers = ['CUSTOMER'] as const;

/** Selects an active customer by part of the name, for users who keep the books. */
export const CustomerPartySelect = (props: Omit<ComponentProps<typeof PartySelect>, 'kinds'>) => (
  <PartySelect {...props} kinds={customers} />
);
