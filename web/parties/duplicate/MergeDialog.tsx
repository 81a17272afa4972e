import { Box, Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { fieldLabel, FieldValue } from '../../core/record/FieldValue.tsx';
import { useRecordNames } from '../../core/record/useRecordNames.ts';
import type { Outcome } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { MergeChoice } from './MergeChoice.tsx';
import type { PartyEntity } from './usePartyDuplicates.ts';

/** One of the two records, as the dialog compares them. */
interface MergeRecord {
  id: string;
  version: number;
  createdAt: string;
  /** Form values of the record. */
  values: Record<string, unknown> & { name: string };
  /** Number of references to the record, by type. */
  references: readonly { readonly type: string; readonly count: number }[];
}

/** The two records to merge, and the callbacks. */
export interface MergeProps {
  id: string;
  otherId: string;
  onClose: () => unknown;
  /** Called with the id of the record that is kept. */
  onMerged: (winnerId: string) => unknown;
}

interface MergeDialogProps extends Omit<MergeProps, 'id' | 'otherId'> {
  entity: PartyEntity;
  one: MergeRecord | null | undefined;
  other: MergeRecord | null | undefined;
  save: (input: {
    winnerId: string;
    loserId: string;
    version: number;
    loserVersion: number;
    fields: { name: string; from: 'WINNER' | 'LOSER' }[];
  }) => Promise<Outcome<unknown>>;
  isSaving: boolean;
  /** Undoes the merge of a record. */
  undo: (loserId: string) => Promise<void>;
}

/** Compares two records side by side, the older first, provided that both exist and differ. */
export function MergeDialog({ one, other, ...dialog }: MergeDialogProps) {
  if (!one || !other || one.id === other.id) return <GoneDialog entity={dialog.entity} onClose={dialog.onClose} />;
  return <Choices records={one.createdAt <= other.createdAt ? [one, other] : [other, one]} {...dialog} />;
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

interface ChoicesProps extends Omit<MergeDialogProps, 'one' | 'other'> {
  records: readonly [MergeRecord, MergeRecord];
}

/** Chooses the record to keep and, for each field that differs, whose value it gets. */
function Choices({ entity, records, save, isSaving, undo, onClose, onMerged }: ChoicesProps) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [winner, setWinner] = useState(0);
  const [sides, setSides] = useState<Record<string, number>>({});
  const [refusal, setRefusal] = useState<string>();
  const [stays, goes] = [records[winner], records[1 - winner]];
  const differing = Object.keys(stays.values).filter(name => JSON.stringify(stays.values[name]) !== JSON.stringify(goes.values[name]));
  const names = useRecordNames(records.map(({ values }) => values));
  // By default a field keeps the surviving record's value; an empty one is filled from the other.
  const sideOf = (name: string) => sides[name] ?? (isEmpty(stays.values[name]) ? 1 - winner : winner);
  const thing = intl.formatMessage({ id: `${entity}.one` });
  const merge = async () => {
    const chosen = differing.map(name => ({ name, from: sideOf(name) === winner ? ('WINNER' as const) : ('LOSER' as const) }));
    const { issues } = await save({
      winnerId: stays.id,
      loserId: goes.id,
      version: stays.version,
      loserVersion: goes.version,
      fields: chosen,
    });
    if (issues.length > 0) return setRefusal(issues.map(({ text }) => text).join(' '));
    const action = { label: intl.formatMessage({ id: 'action.undo' }), run: () => undo(goes.id) };
    toast(intl.formatMessage({ id: 'merge.done' }, { entity: thing }), 'green', undefined, action);
    await onMerged(stays.id);
    void revalidate();
  };
  return (
    <Modal title={intl.formatMessage({ id: `${entity}.merge` })} onClose={onClose} size="lg">
      <ModalBody>
        <Stack gap="5">
          {refusal && <Notice tone="red">{refusal}</Notice>}
          <MergeChoice
            name="winner"
            legend={<FormattedMessage id="merge.whichStays" />}
            at={winner}
            choose={setWinner}
            options={records.map(({ id, values }) => (
              <bdi key={id}>{values.name}</bdi>
            ))}
          />
          <Box fontSize="sm">
            <chakra.p>
              <FormattedMessage id="merge.text" values={{ winner: <bdi>{stays.values.name}</bdi>, loser: <bdi>{goes.values.name}</bdi> }} />
            </chakra.p>
            <chakra.p marginBlockStart="1" color="fg.muted">
              {goes.references.length > 0 ? (
                <FormattedMessage
                  id="merge.moves"
                  values={{
                    what: <FormattedList value={goes.references.map(reference => moveText(intl, reference))} />,
                    winner: <bdi>{stays.values.name}</bdi>,
                  }}
                />
              ) : (
                <FormattedMessage id="merge.movesNothing" />
              )}
            </chakra.p>
          </Box>
          {differing.map(name => (
            <MergeChoice
              key={name}
              name={name}
              legend={fieldLabel(intl, entity, name)}
              at={sideOf(name)}
              choose={side => setSides({ ...sides, [name]: side })}
              options={records.map(({ id, values }) => (
                <FieldValue key={id} {...{ entity, names }} field={name} value={values[name]} />
              ))}
            />
          ))}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <HStack>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button disabled={isSaving} aria-busy={isSaving} onClick={() => void merge()}>
            <FormattedMessage id="merge.confirm" />
          </Button>
        </HStack>
      </ModalFooter>
    </Modal>
  );
}

function moveText(intl: ReturnType<typeof useIntl>, { type, count }: { type: string; count: number }): string {
  const own = `merge.count.${type}`;
  return intl.formatMessage({ id: own in intl.messages ? own : 'merge.count.other' }, { count });
}
