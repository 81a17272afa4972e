import { Button } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import { FormattedMessage } from 'react-intl';

/** Link that opens a record's document in a new tab, the only action for read-only viewers. */
export const PrintLink = ({ id }: { id: string }) => (
  <Button asChild variant="outline">
    <a href={`/print/${id}.pdf`} target="_blank" rel="noreferrer">
      <FileText aria-hidden />
      <FormattedMessage id="document.print" />
    </a>
  </Button>
);
