import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSignIn } from '../account/authentication/useSignIn.ts';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { When } from '../core/i18n/When.tsx';
import type { LiveDemoQuery } from '../core/relay/generated/LiveDemoQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { DemoPersonCard } from './DemoPersonCard.tsx';
import { demoEmail, demoPassword, demoPeople, type DemoPerson } from './demoPeople.ts';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';

/** /live-demo/: signs in to the demo company as one of its users with one click. Says so when this server runs without it. */
export function LiveDemo({ query }: ScreenProps<LiveDemoQuery>) {
  const { demoResetAt } = usePreloadedQuery<LiveDemoQuery>(
    graphql`
      query LiveDemoQuery @preloadable {
        installation {
          demoResetAt
        }
      }
    `,
    query,
  ).installation;
  const { signIn, signingIn } = useSignIn();
  const [person, setPerson] = useState<DemoPerson>();
  const [refused, setRefused] = useState<{ code: string; text: string }>();
  const enter = async (chosen: DemoPerson) => {
    setPerson(chosen);
    setRefused(undefined);
    const [issue] = await signIn({ email: demoEmail(chosen), password: demoPassword });
    setRefused(issue);
  };
  return (
    <Flex direction="column" minHeight="100dvh">
      <LandingHeader />
      <Box
        as="main"
        id="content"
        flex="1"
        width="full"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        paddingBlock={{ base: '10', md: '16' }}
      >
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }}>
          <FormattedMessage id="liveDemo.title" />
        </Heading>
        <Text marginBlockStart="3" fontSize="lg" maxWidth="2xl">
          <FormattedMessage id="liveDemo.lead" />
        </Text>
        <Text marginBlockStart="2" color="fg.muted" maxWidth="2xl">
          <FormattedMessage id="liveDemo.note" />
        </Text>
        {demoResetAt && (
          <Text marginBlockStart="2" color="fg.muted" maxWidth="2xl">
            <FormattedMessage id="liveDemo.reset" values={{ at: <When at={demoResetAt} /> }} />
          </Text>
        )}
        <Box marginBlockStart="5" maxWidth="2xl" aria-live="assertive">
          {refused && (
            <Notice tone="red">
              {refused.code === 'invalidCredentials' ? <FormattedMessage id="liveDemo.notLoaded" /> : refused.text}
            </Notice>
          )}
        </Box>
        <Grid as="ul" marginBlockStart="5" gap="3" templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
          {demoPeople.map(name => (
            <DemoPersonCard
              key={name}
              person={name}
              entering={signingIn && person === name}
              disabled={signingIn}
              onEnter={() => void enter(name)}
            />
          ))}
        </Grid>
        <Text marginBlockStart="6" color="fg.muted" overflowWrap="anywhere">
          <FormattedMessage
            id="liveDemo.byHand"
            values={{
              email: <Ltr>{demoEmail('admin')}</Ltr>,
              password: (
                <Ltr fontFamily="mono" fontSize="sm">
                  {demoPassword}
                </Ltr>
              ),
            }}
          />
        </Text>
        <Text marginBlockStart="2">
          <Link asChild>
            <LanguageLink to="/landing-page/">
              <FormattedMessage id="liveDemo.back" />
            </LanguageLink>
          </Link>
        </Text>
      </Box>
      <LandingFooter />
    </Flex>
  );
}
