import { FormattedMessage } from 'react-intl';
import { useMerging } from '../duplicate/useMerging.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const ContactSelect = lazyPart(async () => (await import('./ContactSelect.tsx')).ContactSelect);
const ContactMerge = lazyPart(async () => (await import('./ContactMerge.tsx')).ContactMerge);
const MergePartner = lazyPart(async () => (await import('../duplicate/MergePartner.tsx')).MergePartner);

/** The merge dialog, if the URL names one. */
export function ContactMerging() {
  const merging = useMerging();
  if (!merging) return null;
  const { otherId, choose, ...about } = merging;
  return (
    <Part>
      {otherId ? (
        <ContactMerge otherId={otherId} {...about} />
      ) : (
        <MergePartner
          entity="contact"
          choose={choose}
          search={onPick => <ContactSelect name="partner" label={<FormattedMessage id="merge.other" />} onPick={onPick} existing />}
          {...about}
        />
      )}
    </Part>
  );
}
