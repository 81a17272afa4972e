import { FormattedMessage } from 'react-intl';
import type { CustomFieldKindName } from '../../../server/core/customField/customField.rules.ts';
import { Day } from '../i18n/Day.tsx';
import { NumberText } from '../i18n/NumberText.tsx';
import { RecordLink } from '../screens/RecordLink.tsx';

interface CustomTextProps {
  kind: CustomFieldKindName;
  value: string;
  /** What is shown of it; of a reference, null if the viewer may not see the record. */
  text: string | null | undefined;
}

/** The value of a custom field, as its kind is written. */
export function CustomText({ kind, value, text }: CustomTextProps) {
  if (kind === 'NUMBER') return <NumberText value={value as Intl.StringNumericLiteral} />;
  if (kind === 'DATE') return <Day on={value} />;
  if (kind !== 'REFERENCE') return <bdi style={{ whiteSpace: 'pre-line' }}>{text}</bdi>;
  if (!text) return <FormattedMessage id="record.other" />;
  return (
    <RecordLink id={value}>
      <bdi>{text}</bdi>
    </RecordLink>
  );
}
