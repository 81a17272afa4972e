import { Button, chakra, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EnquiryDialog_enquiry$key } from '../../core/relay/generated/EnquiryDialog_enquiry.graphql.ts';
import { languageNames, localeOf, type Language } from '../../core/i18n/languages.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { useMarkHandled } from './useMarkHandled.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted">
      <FormattedMessage id={label} />
    </chakra.dt>
    <chakra.dd minWidth="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);

/** A demo request in full, with a way to answer it. */
export function EnquiryDialog({ enquiry: key, onClose }: { enquiry: EnquiryDialog_enquiry$key; onClose: () => Promise<void> }) {
  const enquiry = useFragment(
    graphql`
      fragment EnquiryDialog_enquiry on DemoRequest {
        id
        version
        name
        company
        email
        message
        language
        status
        createdAt
        handledAt
      }
    `,
    key,
  );
  const [markHandled, isBusy] = useMarkHandled();
  const { id, version, name, company, email, message, status, createdAt, handledAt } = enquiry;
  const language = enquiry.language.toLowerCase() as Language;
  const handle = async () => {
    await markHandled({ input: { id, version } });
    await onClose();
  };
  return (
    <Modal title={name} onClose={onClose}>
      <ModalBody>
        <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }} columnGap="6" rowGap={{ base: '1', sm: '2' }}>
          <Fact label="enquiry.company">
            <bdi>{company}</bdi>
          </Fact>
          <Fact label="enquiry.email">
            <Link href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </Link>
          </Fact>
          <Fact label="enquiry.language">
            <bdi lang={localeOf[language]}>{languageNames[language]}</bdi>
          </Fact>
          <Fact label="enquiry.createdAt">
            <When at={createdAt} />
          </Fact>
          {handledAt && (
            <Fact label="enquiry.handledAt">
              <When at={handledAt} />
            </Fact>
          )}
          <Fact label="enquiry.message">
            <chakra.span dir="auto" display="block" css={{ textAlign: '-webkit-match-parent' }} whiteSpace="pre-wrap">
              {message ?? <FormattedMessage id="enquiry.noMessage" />}
            </chakra.span>
          </Fact>
        </chakra.dl>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
        {status === 'NEW' && (
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void handle()}>
            <FormattedMessage id="enquiry.markHandled" />
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
