import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Outcome } from '../../core/relay/saving.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { MergeChoice } from './MergeChoice.tsx';

/** One of the two records, as the dialog sets them side by side. */
export interface MergeRecord {
  id: string;
  version: number;
  name: string;
  values: Record<string, unknown>;
  /** What points to it, by type. */
  references: readonly { readonly type: string; readonly count: number }[];
}

/** A field that can come from either record. */
export interface MergeFieldRow {
  /** As in the input of the record. */
  name: string;
  /** Message id. */
  label: string;
  show?: (record: MergeRecord) => ReactNode;
}

interface MergeDialogProps {
  entity: 'customer' | 'contact';
  /** The older one first: it stays unless said. */
  records: readonly [MergeRecord, MergeRecord];
  fields: MergeFieldRow[];
  save: (input: {
    winnerId: string;
    loserId: string;
    version: number;
    loserVersion: number;
    fields: { name: string; from: 'WINNER' | 'LOSER' }[];
  }) => Promise<Outcome<unknown>>;
  isSaving: boolean;
  onClose: () => unknown;
  /** Told who stays. */
  onMerged: (winnerId: string) => unknown;
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** Two records side by side: which one stays, and for each field that differs, whose value. */
export function MergeDialog({ entity, records, fields, save, isSaving, onClose, onMerged }: MergeDialogProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [winner, setWinner] = useState(0);
  const [sides, setSides] = useState<Record<string, number>>({});
  const [refusal, setRefusal] = useState<string>();
  const [stays, goes] = [records[winner], records[1 - winner]];
  const differing = fields.filter(({ name }) => JSON.stringify(records[0].values[name]) !== JSON.stringify(records[1].values[name]));
  // Unless said, a field stays as it is; an empty one is filled by the other.
  const sideOf = (name: string) => sides[name] ?? (isEmpty(stays.values[name]) ? 1 - winner : winner);
  const thing = intl.formatMessage({ id: `${entity}.one` });
  const merge = async () => {
    const chosen = differing.map(({ name }) => ({ name, from: sideOf(name) === winner ? ('WINNER' as const) : ('LOSER' as const) }));
    const { issues } = await save({
      winnerId: stays.id,
      loserId: goes.id,
      version: stays.version,
      loserVersion: goes.version,
      fields: chosen,
    });
    if (issues.length > 0) return setRefusal(issues.map(({ text }) => text).join(' '));
    toast(intl.formatMessage({ id: 'merge.done' }, { entity: thing }));
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
            options={records.map(({ name }) => (
              <bdi key={name}>{name}</bdi>
            ))}
          />
          <Box fontSize="sm">
            <chakra.p>
              <FormattedMessage id="merge.text" values={{ winner: <bdi>{stays.name}</bdi>, loser: <bdi>{goes.name}</bdi> }} />
            </chakra.p>
            <chakra.p marginBlockStart="1" color="fg.muted">
              {goes.references.length > 0 ? (
                <FormattedMessage
                  id="merge.moves"
                  values={{
                    what: <FormattedList value={goes.references.map(reference => moveText(intl, reference))} />,
                    winner: <bdi>{stays.name}</bdi>,
                  }}
                />
              ) : (
                <FormattedMessage id="merge.movesNothing" />
              )}
            </chakra.p>
          </Box>
          {differing.map(({ name, label, show }) => (
            <MergeChoice
              key={name}
              name={name}
              legend={<FormattedMessage id={label} />}
              at={sideOf(name)}
              choose={side => setSides({ ...sides, [name]: side })}
              options={records.map(record =>
                isEmpty(record.values[name]) ? (
                  <Text key={record.id} as="span" color="fg.muted">
                    <FormattedMessage id="conflict.empty" />
                  </Text>
                ) : (
                  <bdi key={record.id}>{show ? show(record) : (record.values[name] as string)}</bdi>
                ),
              )}
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
