import { FormattedMessage } from 'react-intl';
import { useMerging } from '../duplicate/useMerging.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { CustomerSelect } from './LazyCustomerSelect.ts';

const CustomerMerge = lazyPart(async () => (await import('./CustomerMerge.tsx')).CustomerMerge);
const MergePartner = lazyPart(async () => (await import('../duplicate/MergePartner.tsx')).MergePartner);

/** The merge dialog, if the URL names one. */
export function CustomerMerging() {
  const merging = useMerging();
  if (!merging) return null;
  const { otherId, choose, ...about } = merging;
  return (
    <Part>
      {otherId ? (
        <CustomerMerge otherId={otherId} {...about} />
      ) : (
        <MergePartner
          entity="customer"
          choose={choose}
          search={onPick => <CustomerSelect name="partner" label={<FormattedMessage id="merge.other" />} onPick={onPick} existing />}
          {...about}
        />
      )}
    </Part>
  );
}
