import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';

interface MergePartnerProps {
  entity: 'customer' | 'contact';
  name: string;
  /** Who is known by the same e-mail, phone or tax number. */
  duplicates: readonly { readonly recordId: string; readonly name: string; readonly matchedBy: readonly string[] }[];
  /** A field named `partner` that finds any other. */
  search: ReactNode;
  choose: (id: string) => void;
  onClose: () => unknown;
}

/** With whom a record is to be merged: those that look like it are offered first. */
export function MergePartner({ entity, name, duplicates, search, choose, onClose }: MergePartnerProps) {
  const intl = useIntl();
  const form = useForm({ defaultValues: { partner: '' } });
  return (
    <Modal title={intl.formatMessage({ id: 'merge.with' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="4">
          {duplicates.length > 0 && (
            <Stack gap="2" role="group" aria-label={intl.formatMessage({ id: `${entity}.lookAlike` })}>
              <FormattedMessage id={`${entity}.lookAlike`} tagName="p" />
              {duplicates.map(({ recordId, name, matchedBy }) => (
                <Button
                  key={recordId}
                  variant="outline"
                  height="auto"
                  paddingBlock="2"
                  justifyContent="flex-start"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => choose(recordId)}
                >
                  <span>
                    <bdi>{name}</bdi> (
                    <FormattedList
                      value={matchedBy.map(sign => (
                        <FormattedMessage key={sign} id={`duplicate.${sign}`} />
                      ))}
                    />
                    )
                  </span>
                </Button>
              ))}
            </Stack>
          )}
          <FormProvider {...form}>{search}</FormProvider>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
