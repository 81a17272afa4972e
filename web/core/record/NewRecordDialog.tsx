import type { ReactNode } from 'react';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { Part } from '../ui/Part.tsx';
import { useOpenRecord } from './useOpenRecord.ts';

/** The form of a new record while the address says `?dialog=new`. The record opens once it was created. */
export function NewRecordDialog({ form }: { form: (onClose: (made?: string) => void | Promise<void>) => ReactNode }) {
  const { dialog, close } = useAddressedDialog();
  const openRecord = useOpenRecord();
  if (dialog !== 'new') return null;
  return <Part>{form(made => (made ? openRecord(made) : close()))}</Part>;
}
