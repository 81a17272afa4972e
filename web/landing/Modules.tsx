import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import Boxes from 'lucide-react/icons/boxes';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import HandCoins from 'lucide-react/icons/hand-coins';
import KeyRound from 'lucide-react/icons/key-round';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import { FormattedMessage, useIntl } from 'react-intl';
import { ModulePicture } from './ModulePicture.tsx';
import { moduleNames } from './moduleNames.ts';
import { Section } from './Section.tsx';

const icons = {
  finance: HandCoins,
  crm: BriefcaseBusiness,
  inventory: Boxes,
  hrm: Users,
  roles: KeyRound,
  procurement: Truck,
  projects: FolderKanban,
  ecommerce: ShoppingCart,
};

/** The eight modules, each with a picture of it, its purpose and its sub-areas (spec 1 §1). */
export function Modules() {
  const intl = useIntl();
  return (
    <Section id="modules" title="landing.modules.title" text="landing.modules.text" bg="bg.subtle" borderBlockWidth="1px">
      <Grid as="ul" marginBlockStart="10" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {moduleNames.map(module => {
          const Icon = icons[module];
          return (
            <Flex as="li" key={module} direction="column" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
              <Box borderBlockEndWidth="1px">
                <ModulePicture
                  shown={module}
                  alt={intl.formatMessage({ id: `landing.module.${module}.picture` })}
                  sizes="(min-width: 1216px) 540px, (min-width: 768px) 46vw, 94vw"
                />
              </Box>
              <Flex direction="column" flex="1" padding="5">
                <Flex align="center" gap="2.5" color="accent.fg">
                  <Icon size={18} aria-hidden />
                  <Heading as="h3" size="lg">
                    <FormattedMessage id={`landing.module.${module}`} />
                  </Heading>
                </Flex>
                <Text marginBlockStart="3">
                  <FormattedMessage id={`landing.module.${module}.text`} />
                </Text>
                <Box flex="1" minHeight="3" />
                <Text fontSize="sm" color="fg.muted">
                  <FormattedMessage id={`landing.module.${module}.areas`} />
                </Text>
                {module === 'roles' && (
                  <Text fontSize="sm" color="accent.fg" fontWeight="medium" marginBlockStart="1">
                    <FormattedMessage id="landing.module.rolesIncluded" />
                  </Text>
                )}
              </Flex>
            </Flex>
          );
        })}
      </Grid>
    </Section>
  );
}
