import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { Home, type LucideIcon } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'shared/router';
import { menuGroups } from '../data/define-resource';
import { resources } from '../resources';
import { shellI18n } from './i18n';

interface Entry {
  /** Path below `/console`. */
  path: string;
  Icon: LucideIcon;
}

const entries = resources.flatMap(({ name, menu }) => (menu ? [{ path: name, ...menu }] : []));

const groups = menuGroups.map((name) => ({
  name,
  entries: entries.filter(({ group }) => group === name).map(({ path, Icon }): Entry => ({ path, Icon })),
}));

/** The path of the entry that a page belongs to: the longest that it lies below; '' for the dashboard. */
const findEntryPath = (pathname: string) =>
  entries
    .map(({ path }) => path)
    .filter((path) => `${pathname}/`.startsWith(`/console/${path}/`))
    .sort((a, b) => b.length - a.length)[0] ?? '';

/** Scrolls the menu, which is longer than most screens, to an item that is outside of it. The page stays where it is. */
const scrollMenuTo = (item: HTMLElement) => {
  const frame = item.closest('nav')?.parentElement;
  if (!frame) return;
  const [place, area] = [item.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (place.top < area.top || place.bottom > area.bottom) frame.scrollTop += place.top - area.top - area.height / 2;
};

interface MenuItemProps extends Entry {
  label: string;
  /** The open page belongs to it. */
  current: boolean;
  onChoose?: (() => void) | undefined;
}

/** Memoised, because navigating changes only two of the three dozen items. */
const MenuItem = memo(({ path, Icon, label, current, onChoose }: MenuItemProps) => {
  const to = path ? `/console/${path}` : '/console';
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current && ref.current) scrollMenuTo(ref.current);
  }, [current]);
  return (
    <ListItemButton
      ref={ref}
      component={Link}
      to={to}
      selected={current}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
      sx={{ minHeight: { xs: 44, md: 34 }, borderRadius: 1, mx: 1, px: 1.25, py: 0.25 }}
    >
      <ListItemIcon sx={{ minWidth: 28, color: current ? 'primary.main' : 'text.secondary' }}>
        <Icon size={16} aria-hidden />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { fontWeight: current ? 650 : 500 } }} />
    </ListItemButton>
  );
});

/** The menu beside every page, made of the resources' descriptions. */
export const Menu = memo(({ onChoose }: { onChoose?: () => void }) => {
  const t = shellI18n.useT();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const currentPath = findEntryPath(pathname);
  return (
    <Box component="nav" aria-label={t('menu')} sx={{ py: 1 }}>
      <MenuItem path="" Icon={Home} label={t('start')} current={currentPath === ''} onChoose={onChoose} />
      {groups.map((group) => (
        <List
          key={group.name}
          dense
          component="div"
          subheader={
            <ListSubheader component="div" disableSticky sx={{ bgcolor: 'transparent', lineHeight: '34px', px: 2.25 }}>
              {t(group.name)}
            </ListSubheader>
          }
          sx={{ py: 0.25 }}
        >
          {group.entries.map((entry) => (
            <MenuItem
              key={entry.path}
              {...entry}
              label={translate(`resources.${entry.path}.name`, { smart_count: 2 })}
              current={currentPath === entry.path}
              onChoose={onChoose}
            />
          ))}
        </List>
      ))}
    </Box>
  );
});
