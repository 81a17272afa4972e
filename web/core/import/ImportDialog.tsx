import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { slowAfter } from '../task/slowAfter.ts';
import { Modal, ModalBody, ModalFooter } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { MapColumns } from './MapColumns.tsx';
import type { Imported } from './ImportSource.ts';
import { useImport } from './useImport.ts';

/** Imports a CSV or XLSX file in steps: choose it, map its columns, preview the result, import. */
export function ImportDialog({ onClose, ...imported }: Imported & { onClose: () => unknown }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const steps = useImport(imported);
  const { file, contents, trial, result, problems, isBusy, fields, mapping, otherwise, followed } = steps;
  const isComplete = fields.every(({ name, isRequired }) => !isRequired || name in mapping || !!otherwise[name]);
  const isRight = trial !== undefined && trial.rowErrors?.length === 0;
  const validCount = (trial?.created ?? 0) + (trial?.updated ?? 0) + (trial?.unchanged ?? 0);
  const isLong = (contents?.rowCount ?? 0) > slowAfter;
  const finish = async () => {
    await onClose();
    void revalidate();
  };
  const perform = async () => {
    if (await steps.perform(!isRight)) await onClose();
  };
  const button = (label: string, onClick: () => unknown, disabled = false) => (
    <Button disabled={isBusy || disabled} aria-busy={isBusy} onClick={() => void onClick()}>
      <FormattedMessage id={label} />
    </Button>
  );
  return (
    <Modal
      title={intl.formatMessage(
        { id: 'import.title' },
        { entities: intl.formatMessage({ id: `${imported.entity}.plural` }).toLocaleLowerCase(intl.locale) },
      )}
      onClose={result ? finish : onClose}
      size="lg"
    >
      <ModalBody>
        <Stack gap="4">
          {problems.map(problem => (
            <Notice key={problem} tone="red">
              {problem}
            </Notice>
          ))}
          {!contents && <ChooseFile entity={imported.entity} steps={steps} />}
          {followed && <FollowedProgress {...followed} />}
          {contents && !trial && <MapColumns imported={imported} steps={steps} />}
          {trial && (
            <ImportOutcome
              entity={imported.entity}
              fields={steps.fields}
              outcome={result ?? trial}
              isTrial={!result}
              fileName={file!.name}
            />
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        {!result && (
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
        )}
        {trial && !result && (
          <Button variant="outline" disabled={isBusy} onClick={steps.back}>
            <FormattedMessage id="import.back" />
          </Button>
        )}
        {contents && !trial && button('import.check', steps.check, !isComplete)}
        {trial &&
          !result &&
          (isRight || validCount === 0
            ? button(isLong ? 'import.inBackground' : 'import.perform', perform, !isRight)
            : button('import.performValid', perform))}
        {result && button('import.show', finish)}
      </ModalFooter>
    </Modal>
  );
}

/** Progress of a dry run in the background. */
function FollowedProgress({ done, total }: { done: number; total: number | null | undefined }) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: 'import.checking' }, { done, total: total ?? 0 });
  return (
    <Stack gap="1">
      <ProgressBar done={done} total={total} label={intl.formatMessage({ id: 'import.check' })} />
      <Text fontSize="sm" color="fg.muted">
        {text}
      </Text>
    </Stack>
  );
}
