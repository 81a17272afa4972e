import { chakra } from '@chakra-ui/react';
import MoveRight from 'lucide-react/icons/move-right';
import { useIntl, type IntlShape } from 'react-intl';
import { When } from '../i18n/When.tsx';
import { Hidden } from '../ui/Hidden.tsx';

interface FieldChangesProps {
  /** Message id stem of the fields: `customer.city`. */
  entity: string;
  /** Field to [before, after]. */
  changes: unknown;
  /** What records are called, by id. */
  names: ReadonlyMap<string, string>;
  /** A new record had nothing before. */
  isNew: boolean;
}

/** Field by field what was before and what is after, in the reader's words. */
export function FieldChanges({ entity, changes, names, isNew }: FieldChangesProps) {
  const intl = useIntl();
  const isBlank = (value: unknown) => value === null || value === undefined || value === '';
  const pairs = Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).filter(
    ([, pair]) => Array.isArray(pair) && !pair.every(isBlank),
  );
  if (pairs.length === 0) return null;
  const shown = (field: string, value: unknown) => <Value {...{ entity, field, value, names }} />;
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

/** A field as its form calls it; one without a text of its own as the API does. */
function fieldLabel(intl: IntlShape, entity: string, field: string) {
  const id = [`${entity}.${field}`, `record.${field}`].find(candidate => candidate in intl.messages);
  return id ? intl.formatMessage({ id }) : <bdi dir="ltr">{field}</bdi>;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

interface ValueProps extends Pick<FieldChangesProps, 'entity' | 'names'> {
  field: string;
  value: unknown;
}

function Value({ entity, field, value, names }: ValueProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  if (value === null || value === undefined || value === '') return <>{text('conflict.empty')}</>;
  if (typeof value === 'boolean') return <>{text(value ? 'record.yes' : 'record.no')}</>;
  if (Array.isArray(value) && value.every(part => typeof part !== 'object'))
    return value.map((part, index) => (
      <chakra.span key={String(part)}>
        {index > 0 && ', '}
        <Value {...{ entity, field, names }} value={part} />
      </chakra.span>
    ));
  if (Array.isArray(value)) return <>{intl.formatMessage({ id: 'history.lines' }, { count: value.length })}</>;
  if (typeof value === 'object') return <bdi dir="ltr">{JSON.stringify(value)}</bdi>;
  const plain = `${value as string | number}`;
  if (instant.test(plain)) return <When at={plain} />;
  const known = [`${entity}.${field}.${plain}`, `${field}.${plain}`].find(id => id in intl.messages);
  return <bdi>{known ? text(known) : (names.get(plain) ?? plain)}</bdi>;
}
