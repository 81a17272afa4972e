import { Button } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import { FormattedMessage } from 'react-intl';

/** Opens a record's document in a tab of its own: all that is done with a record by who only reads it. */
export const PrintLink = ({ id }: { id: string }) => (
  <Button asChild variant="outline">
    <a href={`/print/${id}.pdf`} target="_blank" rel="noreferrer">
      <FileText aria-hidden />
      <FormattedMessage id="document.print" />
    </a>
  </Button>
);
