import { Box, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { DemoRequestForm } from './DemoRequestForm.tsx';
import { Section } from './Section.tsx';
import { SentNotice } from './SentNotice.tsx';

/** The demo request form, with a link to the live demo for visitors who prefer to look around themselves. */
export function RequestDemo() {
  const [sent, setSent] = useState<{ name: string; email: string }>();
  return (
    <Section id="demo" title="landing.demo.title" text="landing.demo.text">
      <Box marginBlockStart="7" maxWidth="2xl">
        <Box aria-live="polite">
          {sent && (
            <SentNotice>
              <FormattedMessage
                id="landing.demo.sent"
                values={{ name: <bdi>{sent.name}</bdi>, email: <Ltr fontWeight="medium">{sent.email}</Ltr> }}
              />
            </SentNotice>
          )}
        </Box>
        {!sent && <DemoRequestForm onSent={setSent} />}
        <Text marginBlockStart="6">
          <Link asChild>
            <LanguageLink to="/live-demo/">
              <FormattedMessage id="landing.demo.live" />
            </LanguageLink>
          </Link>
        </Text>
      </Box>
    </Section>
  );
}
