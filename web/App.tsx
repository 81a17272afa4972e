import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider } from './core/i18n/LanguageProvider.tsx';
import { useLanguage } from './core/i18n/useLanguage.ts';
import type { Language } from './core/i18n/languages.ts';
import { system } from './core/ui/theme.ts';
import { Toasts } from './core/ui/Toasts.tsx';
import { createRouter } from './routes.tsx';

type Router = ReturnType<typeof createRouter>;
let first: { language: Language; router: Router } | undefined;

/** Starts loading the address before anything is rendered. */
export function startRouter(language: Language): void {
  first = { language, router: createRouter(language) };
}

function Pages() {
  const { language } = useLanguage();
  const router = useMemo(() => (first?.language === language ? first.router : createRouter(language)), [language]);
  useEffect(() => {
    return () => {
      first = undefined;
      router.dispose();
    };
  }, [router]);
  return <RouterProvider router={router} key={language} />;
}

/** Global providers around the router. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <LanguageProvider>
        <Pages />
        <Toasts />
      </LanguageProvider>
    </ChakraProvider>
  );
}
