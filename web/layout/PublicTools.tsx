import { HStack } from '@chakra-ui/react';
import { LanguageSelector } from './LanguageSelector.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Language and theme controls for pages without a top bar. */
export const PublicTools = () => (
  <HStack gap="1">
    <LanguageSelector />
    <ThemeSwitch />
  </HStack>
);
