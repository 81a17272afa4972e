import { graphql, useFragment } from 'react-relay';
import type { CustomFacts_record$key } from '../relay/generated/CustomFacts_record.graphql.ts';
import { Fact } from '../ui/Facts.tsx';
import { CustomText } from './CustomText.tsx';

/** The values of a record in the fields that the company has added, as further facts. */
export function CustomFacts({ record }: { record: CustomFacts_record$key }) {
  const { customFields } = useFragment(
    graphql`
      fragment CustomFacts_record on Customized {
        customFields {
          key
          label
          kind
          value
          text
        }
      }
    `,
    record,
  );
  return customFields.map(({ key, label, kind, value, text }) => (
    <Fact key={key} label="customField.one" title={label} isText={value.length > 60}>
      <CustomText kind={kind as 'TEXT'} value={value} text={text} />
    </Fact>
  ));
}
