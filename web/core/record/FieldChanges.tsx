import { chakra } from '@chakra-ui/react';
import MoveRight from 'lucide-react/icons/move-right';
import { useIntl } from 'react-intl';
import { Hidden } from '../ui/Hidden.tsx';
import { fieldLabel, FieldValue } from './FieldValue.tsx';

interface FieldChangesProps {
  /** Message id prefix of the fields: `customer.city`. */
  entity: string;
  /** Old and new value by field: `[before, after]`. */
  changes: unknown;
  /** Names of records, by id. */
  names: ReadonlyMap<string, string>;
  /** Whether the record was created, so that there are no old values. */
  isNew: boolean;
}

/** Lists each changed field with its old and new value. */
export function FieldChanges({ entity, changes, names, isNew }: FieldChangesProps) {
  const intl = useIntl();
  const isBlank = (value: unknown) => value === null || value === undefined || value === '';
  const pairs = Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).filter(
    ([, pair]) => Array.isArray(pair) && !pair.every(isBlank),
  );
  if (pairs.length === 0) return null;
  const shown = (field: string, value: unknown) => <FieldValue {...{ entity, field, value, names }} />;
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: 'minmax(8rem, auto) 1fr' }} columnGap="4" rowGap="1" fontSize="sm">
      {pairs.map(([field, [before, after]]) => (
        <chakra.div key={field} display="contents">
          <chakra.dt color="fg.muted">{fieldLabel(intl, entity, field)}</chakra.dt>
          <chakra.dd minWidth="0" overflowWrap="anywhere">
            {!isNew && (
              <>
                <chakra.del color="fg.muted">{shown(field, before)}</chakra.del>{' '}
                <chakra.span display="inline-block" verticalAlign="middle" _rtl={{ transform: 'scaleX(-1)' }}>
                  <MoveRight size={14} aria-hidden />
                </chakra.span>
                <Hidden>{intl.formatMessage({ id: 'history.became' })}</Hidden>{' '}
              </>
            )}
            <chakra.ins textDecoration="none">{shown(field, after)}</chakra.ins>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
