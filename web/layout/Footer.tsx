import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** Footer of most pages. */
export function Footer() {
  return (
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      gap="4"
      justifyContent="space-between"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="3"
      borderTopWidth="1px"
      fontSize="xs"
      color="fg.muted"
    >
      <span>© {new Date().getFullYear()} Noria</span>
      <chakra.span display="flex" gap="4">
        <Link to="/faq">
          <FormattedMessage id="footer.faq" />
        </Link>
        <Link to="/terms">
          <FormattedMessage id="footer.terms" />
        </Link>
        <Link to="/settings/privacy-policy/">
          <FormattedMessage id="footer.privacy" />
        </Link>
      </chakra.span>
    </chakra.footer>
  );
}
