import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ImageField } from '../../core/fields/ImageField.tsx';
import type { CompanyLogo_company$key } from '../../core/relay/generated/CompanyLogo_company.graphql.ts';
import type { CompanyLogoMutation } from '../../core/relay/generated/CompanyLogoMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';

/** The company's logo, as printed on documents. */
export function CompanyLogo({ company }: { company: CompanyLogo_company$key }) {
  const { logo, name } = useFragment(
    graphql`
      fragment CompanyLogo_company on Company {
        name
        logo {
          url
        }
      }
    `,
    company,
  );
  const intl = useIntl();
  const [save, isSaving] = useSaving<CompanyLogoMutation>(graphql`
    mutation CompanyLogoMutation($input: SetCompanyLogoInput!) {
      setCompanyLogo(input: $input) {
        ...saving_payload
        company {
          id
          version
          ...CompanyLogo_company
        }
      }
    }
  `);
  const preview = (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="center"
      width="32"
      height="16"
      borderWidth="1px"
      borderRadius="md"
      bg="#ffffff"
      overflow="hidden"
    >
      {logo ? (
        <img src={logo.url} alt={intl.formatMessage({ id: 'companySettings.logoOf' }, { name })} style={{ maxHeight: '100%' }} />
      ) : null}
    </Box>
  );
  return (
    <ImageField
      label={intl.formatMessage({ id: 'companySettings.logo' })}
      preview={preview}
      hasImage={!!logo}
      isSaving={isSaving}
      save={logo => save({ input: { logo } }, logo ? { 'input.logo': logo } : undefined)}
    />
  );
}
