import { LocaleProvider } from '@ark-ui/react/locale';
import { Tour as Ark, useTour, type TourStepDetails } from '@ark-ui/react/tour';
import { Button, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Names of the steps, and of the parts of the frame that they point at: `data-tour`. Those that a narrow window does not show are told in its middle. */
const places = ['menu', 'search', 'bell', 'help', 'account'] as const;

/** Above the frame; the library adds a layer for each of its parts. */
const layered = { '--tour-z-index': '{zIndex.tour}', zIndex: 'calc(var(--tour-layer) + var(--tour-z-index))' } as const;

const Backdrop = chakra(Ark.Backdrop, { base: { ...layered, bg: 'rgb(20 18 15 / 0.45)' } });
const Positioner = chakra(Ark.Positioner, {
  base: {
    ...layered,
    '&[data-type=dialog]': { position: 'fixed', inset: '0', display: 'grid', placeItems: 'center', padding: '4' },
  },
});
const Content = chakra(Ark.Content, {
  base: {
    width: 'min(22rem, calc(100vw - 2rem))',
    padding: '4',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: '0 6px 20px rgb(0 0 0 / 0.12)',
    _focusVisible: { outline: 'none' },
  },
});
const Title = chakra(Ark.Title, { base: { fontWeight: 'semibold', marginBlockEnd: '1' } });
const Description = chakra(Ark.Description, { base: { fontSize: 'sm', color: 'fg.muted' } });
const Progress = chakra(Ark.ProgressText, { base: { flex: '1', fontSize: 'xs', color: 'fg.muted' } });

/** What the frame around the screens is for, part by part. Ends with the last step, with Escape, or whenever the user wants. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const { locale } = useIntl();
  return (
    <LocaleProvider locale={locale}>
      <Steps onEnd={onEnd} />
    </LocaleProvider>
  );
}

function Steps({ onEnd }: { onEnd: () => void }) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const tour = useTour({
    steps: places.map((place, index) => stepOf(place, index === places.length - 1, text)),
    onStatusChange: ({ status }) => status !== 'started' && status !== 'idle' && onEnd(),
    translations: { progressText: ({ current, total }) => text('tour.progress', { step: current + 1, total }) },
  });
  const { start } = tour;
  // oxlint-disable-next-line react/exhaustive-deps -- Once: `start` differs with each rendering.
  useEffect(() => start(), []);
  return (
    <Ark.Root tour={tour}>
      <Backdrop />
      <Positioner>
        <Content>
          <Title />
          <Description />
          <chakra.div display="flex" alignItems="center" gap="2" marginBlockStart="4">
            <Progress />
            <Ark.Actions>
              {actions =>
                actions.map(action => (
                  <Ark.ActionTrigger key={action.label} action={action} asChild>
                    <Button size="sm" variant={action === actions.at(-1) ? 'solid' : 'ghost'}>
                      {action.label}
                    </Button>
                  </Ark.ActionTrigger>
                ))
              }
            </Ark.Actions>
          </chakra.div>
        </Content>
      </Positioner>
    </Ark.Root>
  );
}

function stepOf(place: (typeof places)[number], isLast: boolean, text: (id: string) => string): TourStepDetails {
  const target = () =>
    [...document.querySelectorAll<HTMLElement>(`[data-tour=${place}]`)].find(element => element.checkVisibility()) ?? null;
  return {
    id: place,
    type: 'tooltip',
    target,
    placement: place === 'menu' ? 'right-start' : 'bottom',
    // Decided when the step is shown, because parts of the frame are loaded after it.
    effect({ update, show }) {
      if (!target()) update({ type: 'dialog', target: undefined });
      show();
    },
    title: text(`tour.${place}`),
    description: text(`tour.${place}.text`),
    actions: isLast
      ? [{ label: text('tour.done'), action: 'dismiss' }]
      : [
          { label: text('tour.end'), action: 'dismiss' },
          { label: text('tour.next'), action: 'next' },
        ],
  };
}
