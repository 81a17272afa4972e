import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { catalogueImportRules } from '../../../server/ecommerce/catalogueImport/catalogueImport.rules.ts';
import { FileInput } from '../../core/fields/FileInput.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { Form } from '../../core/fields/Form.tsx';
import { FormRecordProvider } from '../../core/fields/FormRecord.ts';
import { ImportOutcome } from '../../core/import/ImportOutcome.tsx';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { ProgressBar } from '../../core/ui/ProgressBar.tsx';
import { EcommerceProductGroupSelect } from '../productGroup/EcommerceProductGroupSelect.tsx';
import { useCatalogueImport, type CatalogueChoice } from './useCatalogueImport.ts';

const about = { entity: 'catalogueImport', rules: catalogueImportRules };

/** Imports the product file of Shopify or WooCommerce: choose it, see what would come of it, import. */
export function CatalogueImportDialog({ onClose }: { onClose: () => unknown }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm<CatalogueChoice>({ defaultValues: { groupId: null, setsStock: false } });
  const { file, trial, result, problems, followed, isBusy, ...steps } = useCatalogueImport();
  const choice = () => ({ ...form.getValues(), groupId: form.getValues('groupId') || null });
  const errorCount = trial?.rowErrors?.length ?? 0;
  const validCount = (trial?.created ?? 0) + (trial?.updated ?? 0) + (trial?.unchanged ?? 0);
  const close = async () => {
    await onClose();
    if (result) void revalidate();
  };
  const perform = async () => {
    if (await steps.perform(choice(), errorCount > 0)) await onClose();
  };
  const chooseLabel = intl.formatMessage({ id: 'import.choose' });
  return (
    <Modal title={intl.formatMessage({ id: 'catalogueImport.title' })} onClose={close} size="lg">
      <ModalBody>
        <Stack gap="4">
          {problems.map(problem => (
            <Notice key={problem} tone="red">
              {problem}
            </Notice>
          ))}
          {!trial && (
            <>
              <Text>
                <FormattedMessage id="catalogueImport.intro" />
              </Text>
              <HStack gap="3" wrap="wrap">
                <FileInput
                  ref={input}
                  accept=".csv,text/csv"
                  aria-label={chooseLabel}
                  onChange={({ currentTarget: { files } }) => files?.[0] && steps.choose(files[0])}
                />
                <Button variant={file ? 'outline' : 'solid'} disabled={isBusy} data-focus-first onClick={() => input.current?.click()}>
                  {chooseLabel}
                </Button>
                {file && (
                  <Text>
                    <bdi>{file.name}</bdi>
                  </Text>
                )}
              </HStack>
              <Form form={form} id="catalogue-import" onSubmit={async values => void (await steps.check({ ...values, ...choice() }))}>
                <FormRecordProvider value={about}>
                  <EcommerceProductGroupSelect name="groupId" />
                  <FlagField name="setsStock" />
                </FormRecordProvider>
              </Form>
              {followed && <ProgressBar done={followed.done} total={followed.total} label={intl.formatMessage({ id: 'import.check' })} />}
            </>
          )}
          {trial && <ImportOutcome entity="catalogueImport" outcome={result ?? trial} isTrial={!result} fileName={file!.name} />}
          {result && (
            <Text>
              <FormattedMessage id="catalogueImport.pictures" />
            </Text>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        {!result && (
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
        )}
        {!trial && (
          <Button type="submit" form="catalogue-import" disabled={!file || isBusy} aria-busy={isBusy}>
            <FormattedMessage id="import.check" />
          </Button>
        )}
        {trial && !result && (
          <>
            <Button variant="outline" disabled={isBusy} onClick={steps.back}>
              <FormattedMessage id="import.back" />
            </Button>
            <Button disabled={isBusy || validCount === 0} aria-busy={isBusy} onClick={() => void perform()}>
              <FormattedMessage id={errorCount > 0 ? 'import.performValid' : 'import.perform'} />
            </Button>
          </>
        )}
        {result && (
          <Button onClick={() => void close()}>
            <FormattedMessage id="import.show" />
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
