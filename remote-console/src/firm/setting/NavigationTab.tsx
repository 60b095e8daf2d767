import { Alert, Box, Chip, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Setting } from 'shared/contract';
import { type NavigationPlace, navigationPlaces } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { listNavigation, type NavigationItem } from 'shared/remotes';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Section } from '../../components/layout/Section';
import { SortableList } from '../../components/lists/SortableList';
import { settingI18n } from './i18n';
import { fetchManifests, moveChoice, toggleChoice } from './navigation-choices';
import { s } from './source';

interface PlaceProps {
  place: NavigationPlace;
  items: readonly NavigationItem[];
  onMove: (from: NavigationItem, to: NavigationItem) => void;
  onToggle: (item: NavigationItem) => void;
}

const PlaceList = ({ place, items, onMove, onToggle }: PlaceProps) => {
  const t = settingI18n.useT();
  const language = useLanguage();
  const rows = items.map((item) => {
    const name = item.title[language];
    return {
      id: item.to,
      name,
      content: (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography component="span" color={item.hidden ? 'text.secondary' : 'text.primary'}>
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {item.to}
            </Typography>
          </Box>
          {place === 'menu' && <Chip size="small" variant="outlined" label={item.section[language]} />}
          <FormControlLabel
            label={t('navigationShown')}
            control={
              <Switch
                checked={!item.hidden}
                onChange={() => onToggle(item)}
                slotProps={{ input: { 'aria-label': t('navigationShow', { name }) } }}
              />
            }
          />
        </Box>
      ),
    };
  });
  const move = (from: number, to: number) => {
    const [moved, target] = [items[from], items[to]];
    if (moved && target) onMove(moved, target);
  };
  return <SortableList label={t(`navigation_${place}`)} items={rows} onMove={move} />;
};

/** Order and visibility of what the remotes offer now for the navigation of the site. */
export const NavigationTab = () => {
  const t = settingI18n.useT();
  const { setValue } = useFormContext();
  const source = s('setting.navigation');
  const choices: NonNullable<Setting['navigation']> = useWatch({ name: source }) ?? [];
  const query = useQuery({ queryKey: ['setting', 'manifests'], queryFn: fetchManifests });
  if (!query.data) return <QueryStatus query={query} height={240} />;
  const items = listNavigation(query.data, choices);
  const change = (next: typeof choices) => setValue(source, next, { shouldDirty: true });
  return (
    <>
      <FormHelperText>{t('navigationHint')}</FormHelperText>
      {items.length === 0 && <Alert severity="info">{t('navigationNone')}</Alert>}
      {navigationPlaces.map((place) => {
        const own = items.filter((item) => item.place === place);
        return (
          own.length > 0 && (
            <Section key={place} title={t(`navigation_${place}`)}>
              <PlaceList
                place={place}
                items={own}
                onMove={(from, to) => change(moveChoice(items, choices, from, to))}
                onToggle={(item) => change(toggleChoice(items, choices, item))}
              />
            </Section>
          )
        );
      })}
    </>
  );
};
