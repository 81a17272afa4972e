import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import Boxes from 'lucide-react/icons/boxes';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import HandCoins from 'lucide-react/icons/hand-coins';
import KeyRound from 'lucide-react/icons/key-round';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section.tsx';

/** The modules in their order, and the note that some of them carry. */
const modules = [
  ['finance', HandCoins],
  ['crm', BriefcaseBusiness],
  ['inventory', Boxes],
  ['hrm', Users],
  ['roles', KeyRound, 'rolesIncluded'],
  ['procurement', Truck],
  ['projects', FolderKanban],
  ['ecommerce', ShoppingCart],
] as const;

/** The eight modules, each with its purpose and its sub-areas (spec 1 §1); what is still being developed is marked so. */
export function Modules() {
  return (
    <Section id="modules" title="landing.modules.title" text="landing.modules.text" bg="bg.subtle" borderBlockWidth="1px">
      <Grid
        as="ul"
        marginBlockStart="10"
        templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        gap="1px"
        bg="border"
        borderWidth="1px"
        borderRadius="lg"
        overflow="hidden"
      >
        {modules.map(([module, Icon, note]) => (
          <Flex as="li" key={module} direction="column" bg="bg.panel" padding="5" minHeight={{ sm: '56' }}>
            <Flex align="center" gap="2.5" color="accent.fg">
              <Icon size={18} aria-hidden />
              <Heading as="h3" size="lg">
                <FormattedMessage id={`landing.module.${module}`} />
              </Heading>
            </Flex>
            <Text marginBlockStart="3">
              <FormattedMessage id={`landing.module.${module}.text`} />
            </Text>
            <Box flex="1" minHeight="4" />
            <Text fontSize="sm" color="fg.muted">
              <FormattedMessage id={`landing.module.${module}.areas`} />
            </Text>
            {note && (
              <Text fontSize="sm" color="accent.fg" fontWeight="medium" marginBlockStart="1">
                <FormattedMessage id={`landing.module.${note}`} />
              </Text>
            )}
          </Flex>
        ))}
      </Grid>
    </Section>
  );
}
