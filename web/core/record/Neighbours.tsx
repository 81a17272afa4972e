import { Button, Flex, IconButton } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LanguageLink } from '../i18n/LanguageLink.tsx';
import { listAddress, recordAddress } from './recordAddress.ts';
import { growTrail, placeInTrail } from '../screens/listTrail.ts';
import { Turning } from '../ui/Turning.tsx';

/** Links back to the list that the record was opened from, and to the previous and next record in it. */
export function Neighbours({ id }: { id: string }) {
  const intl = useIntl();
  const place = usePlace(id);
  const { search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const step = (label: string, to: string | null, icon: ReactNode) => (
    <IconButton asChild={!!to} disabled={!to} variant="ghost" colorPalette="gray" size="sm" aria-label={intl.formatMessage({ id: label })}>
      {to ? <LanguageLink to={`${recordAddress(to)}${tab ? `?tab=${tab}` : ''}`}>{icon}</LanguageLink> : icon}
    </IconButton>
  );
  return (
    <Flex justify="space-between" align="center" minHeight="8">
      <Button asChild variant="ghost" colorPalette="gray" size="sm" marginInlineStart="-2">
        <LanguageLink to={place?.from ?? listAddress(id)!}>
          <Turning>
            <ArrowLeft aria-hidden />
          </Turning>
          <FormattedMessage id="record.toList" />
        </LanguageLink>
      </Button>
      {place && (
        <Flex>
          {step(
            'record.previous',
            place.previous,
            <Turning>
              <ChevronLeft aria-hidden />
            </Turning>,
          )}
          {step(
            'record.next',
            place.next,
            <Turning>
              <ChevronRight aria-hidden />
            </Turning>,
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** Computed during render, so that quick steps never use the neighbours of the previous record. */
function usePlace(id: string) {
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    let isOver = false;
    void growTrail(id)
      .catch(() => false)
      .then(hasGrown => hasGrown && !isOver && setRounds(count => count + 1));
    return () => void (isOver = true);
  }, [id]);
  // oxlint-disable-next-line react/exhaustive-deps -- `rounds` makes it read a trail that has grown.
  return useMemo(() => placeInTrail(id), [id, rounds]);
}
