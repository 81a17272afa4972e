import { Fact, type FactProps } from '../ui/Facts.tsx';
import { RecordLink } from './RecordLink.tsx';

/** A labelled link to another record. */
export const RecordFact = ({ label, value }: FactProps<{ readonly id: string; readonly name: string }>) => (
  <Fact label={label}>
    {value && (
      <RecordLink id={value.id}>
        <bdi>{value.name}</bdi>
      </RecordLink>
    )}
  </Fact>
);
