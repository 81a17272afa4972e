import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../core/i18n/useLanguage.ts';
import { useDark } from '../core/session/colorMode.ts';
import { ModulePicture } from './ModulePicture.tsx';
import { pictureOf, pictureSizes } from './modulePictures.ts';

/** The home page on a desktop and the leads on a phone, overlapping the hero. Narrow screens show the home page on a phone. */
export function Showcase() {
  const intl = useIntl();
  return (
    <Box as="section" id="product" aria-labelledby="product-title" scrollMarginTop="14" paddingBlockEnd={{ base: '10', md: '16' }}>
      <Box
        position="relative"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        marginBlockStart={{ base: '-28', md: '-52' }}
      >
        <Box
          marginInlineEnd={{ lg: '52' }}
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="lg"
          overflow="hidden"
          boxShadow="0 24px 60px -24px rgb(6 41 44 / 45%)"
        >
          <ModulePicture
            shown="home"
            alt={intl.formatMessage({ id: 'landing.showcase.screen' })}
            sizes="(min-width: 1216px) 880px, 94vw"
            inSight
          />
        </Box>
        <Box hideBelow="lg" position="absolute" insetInlineEnd="2" insetBlockEnd="-10">
          <Phone />
        </Box>
      </Box>
      <Flex
        direction="column"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        marginBlockStart={{ base: '8', md: '10' }}
        paddingInlineEnd={{ md: '72' }}
      >
        <Heading as="h2" id="product-title" size={{ base: '2xl', md: '3xl' }}>
          <FormattedMessage id="landing.showcase.title" />
        </Heading>
        <Text marginBlockStart="2" color="fg.muted" fontSize="lg" maxWidth="xl">
          <FormattedMessage id="landing.showcase.text" />
        </Text>
      </Flex>
    </Box>
  );
}

/** The leads as a phone shows them. */
function Phone() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { src } = pictureOf('crm', 'phone', { language, dark: useDark() });
  return (
    <chakra.img
      src={src}
      htmlWidth={pictureSizes.phone.width}
      htmlHeight={pictureSizes.phone.height}
      alt={intl.formatMessage({ id: 'landing.showcase.phone' })}
      loading="lazy"
      decoding="async"
      width="60"
      height="auto"
      borderWidth="6px"
      borderColor="#16211f"
      borderRadius="28px"
      boxShadow="0 24px 50px -18px rgb(6 41 44 / 55%)"
    />
  );
}
