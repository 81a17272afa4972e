import { Button, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { CurrencyFormMutation } from '../../core/relay/generated/CurrencyFormMutation.graphql.ts';
import type { CurrencyFormQuery } from '../../core/relay/generated/CurrencyFormQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { currencyChoices } from './currencyChoices.ts';
import { CurrencyList } from './CurrencyList.tsx';

/** /authentication/currency-form: the company's currency, chosen once (domain §9). */
export function CurrencyForm({ query }: ScreenProps<CurrencyFormQuery>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { viewer, suggestedCurrency } = usePreloadedQuery<CurrencyFormQuery>(
    graphql`
      query CurrencyFormQuery @preloadable {
        viewer {
          currency
          mustChooseCurrency
        }
        suggestedCurrency
      }
    `,
    query,
  );
  const [save, saving] = useSaving<CurrencyFormMutation>(graphql`
    mutation CurrencyFormMutation($input: ChooseCurrencyInput!) {
      chooseCurrency(input: $input) {
        ...saving_payload
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const choices = useMemo(() => currencyChoices(intl.locale, suggestedCurrency), [intl.locale, suggestedCurrency]);
  const [wasChosen] = useState(!viewer?.mustChooseCurrency);
  const [code, setCode] = useState(choices.find(choice => choice.code === suggestedCurrency)?.code ?? '');
  const [error, setError] = useState<string>();
  const chosen = choices.find(choice => choice.code === code);
  if (wasChosen && viewer?.currency)
    return (
      <AuthenticationLayout title="currencyForm.chosenTitle" values={{ currency: viewer.currency }}>
        <Text fontSize="lg">
          <FormattedMessage id="currencyForm.chosen" />
        </Text>
        <Button asChild size="lg" marginBlockStart="6">
          <LanguageLink to="/">
            <FormattedMessage id="currencyForm.toHome" />
          </LanguageLink>
        </Button>
      </AuthenticationLayout>
    );
  const choose = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError(intl.formatMessage({ id: 'required' }));
    const { response, issues } = await save({ input: { currency: code } });
    if (!response) return setError(issues[0].text);
    if (response.chooseCurrency.viewer) saveSession(response.chooseCurrency.viewer);
    await navigate('/', { replace: true });
  };
  return (
    <AuthenticationLayout title="currencyForm.title" lead="currencyForm.lead">
      <form noValidate onSubmit={event => void choose(event)}>
        <Stack gap="4">
          <CurrencyList
            choices={choices}
            value={code}
            error={error}
            onChange={choice => {
              setCode(choice);
              setError(undefined);
            }}
          />
          <Text role="status" minHeight="5" color="fg.muted">
            {chosen && (
              <FormattedMessage
                id="currencyForm.decimals"
                values={{
                  decimals: chosen.decimals,
                  sample: intl.formatNumber(1234.5678, {
                    style: 'currency',
                    currency: code,
                    minimumFractionDigits: chosen.decimals,
                    maximumFractionDigits: chosen.decimals,
                  }),
                }}
              />
            )}
          </Text>
          <Button type="submit" size="lg" loading={saving} loadingText={<FormattedMessage id="currencyForm.submitEmpty" />}>
            {chosen ? (
              <FormattedMessage id="currencyForm.submit" values={{ currency: chosen.code }} />
            ) : (
              <FormattedMessage id="currencyForm.submitEmpty" />
            )}
          </Button>
        </Stack>
      </form>
    </AuthenticationLayout>
  );
}
