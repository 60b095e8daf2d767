import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import {
  Briefcase,
  CalendarClock,
  CircleHelp,
  FolderTree,
  GalleryHorizontal,
  Gauge,
  Gavel,
  Handshake,
  Home,
  Inbox,
  KeyRound,
  ListOrdered,
  type LucideIcon,
  MailPlus,
  Medal,
  Megaphone,
  MessageCircleQuestion,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  Palette,
  PanelTop,
  ReceiptText,
  Rocket,
  Scale,
  ScrollText,
  Send,
  Settings,
  Star,
  TicketPercent,
  Trash2,
  TriangleAlert,
  UserMinus,
  Users,
  UsersRound,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'shared/router';
import { shellI18n } from './i18n';

interface Entry {
  path: string;
  Icon: LucideIcon;
}

const groups = [
  {
    group: 'site',
    entries: [
      { path: 'setting', Icon: Settings },
      { path: 'lawyers', Icon: Users },
      { path: 'practices', Icon: Briefcase },
      { path: 'boards', Icon: Newspaper },
      { path: 'banners', Icon: GalleryHorizontal },
      { path: 'popups', Icon: PanelTop },
    ],
  },
  { group: 'customers', entries: [{ path: 'forms', Icon: Inbox }] },
  {
    group: 'people',
    entries: [
      { path: 'users', Icon: UsersRound },
      { path: 'users/levels', Icon: Medal },
      { path: 'users/withdrawals', Icon: UserMinus },
    ],
  },
  { group: 'matching', entries: [{ path: 'fairs', Icon: Handshake }] },
  {
    group: 'auction',
    entries: [
      { path: 'auction/programs', Icon: CalendarClock },
      { path: 'auction/works', Icon: Gavel },
      { path: 'auction/authors', Icon: Palette },
      { path: 'auction/bids', Icon: ListOrdered },
    ],
  },
  {
    group: 'shop',
    entries: [
      { path: 'shop/orders', Icon: ReceiptText },
      { path: 'shop/products', Icon: Package },
      { path: 'shop/categories', Icon: FolderTree },
      { path: 'shop/coupons', Icon: TicketPercent },
      { path: 'shop/reviews', Icon: Star },
      { path: 'shop/inquiries', Icon: MessageSquareText },
    ],
  },
  {
    group: 'centre',
    entries: [
      { path: 'center/notifications', Icon: Megaphone },
      { path: 'center/questions', Icon: MessageCircleQuestion },
      { path: 'center/faqs', Icon: CircleHelp },
      { path: 'comments', Icon: MessagesSquare },
    ],
  },
  {
    group: 'messaging',
    entries: [
      { path: 'messages', Icon: MailPlus },
      { path: 'mail', Icon: Send },
    ],
  },
  { group: 'legal', entries: [{ path: 'terms', Icon: Scale }] },
  {
    group: 'system',
    entries: [
      { path: 'audit', Icon: ScrollText },
      { path: 'trash', Icon: Trash2 },
      { path: 'releases', Icon: Rocket },
      { path: 'failures', Icon: TriangleAlert },
      { path: 'vitals', Icon: Gauge },
    ],
  },
  { group: 'own', entries: [{ path: 'password', Icon: KeyRound }] },
] as const satisfies { group: string; entries: Entry[] }[];

/** The entry of a page: the longest of those that it lies below. */
const entryOf = (pathname: string) =>
  groups
    .flatMap(({ entries }) => entries.map(({ path }) => path as string))
    .filter((path) => `${pathname}/`.startsWith(`/console/${path}/`))
    .sort((a, b) => b.length - a.length)[0] ?? '';

interface ItemProps extends Entry {
  label: string;
  /** The open page lies below it. */
  here: boolean;
  onChoose?: (() => void) | undefined;
}

/** Three dozen of them stand beside every page: each is drawn again only when something of it is another. */
const Item = memo(({ path, Icon, label, here, onChoose }: ItemProps) => {
  const to = path ? `/console/${path}` : '/console';
  return (
    <ListItemButton
      component={Link}
      to={to}
      selected={here}
      aria-current={here ? 'page' : undefined}
      onClick={onChoose}
      sx={{ minHeight: { xs: 44, md: 34 }, borderRadius: 1, mx: 1, px: 1.25, py: 0.25 }}
    >
      <ListItemIcon sx={{ minWidth: 28, color: here ? 'primary.main' : 'text.secondary' }}>
        <Icon size={16} aria-hidden />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { fontWeight: here ? 650 : 500 } }} />
    </ListItemButton>
  );
});

export const Menu = memo(({ onChoose }: { onChoose?: () => void }) => {
  const t = shellI18n.useT();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const open = entryOf(pathname);
  return (
    <Box component="nav" aria-label={t('menu')} sx={{ py: 1 }}>
      <Item path="" Icon={Home} label={t('start')} here={open === ''} onChoose={onChoose} />
      {groups.map(({ group, entries }) => (
        <List
          key={group}
          dense
          component="div"
          subheader={
            <ListSubheader component="div" disableSticky sx={{ bgcolor: 'transparent', lineHeight: '34px', px: 2.25 }}>
              {t(group)}
            </ListSubheader>
          }
          sx={{ py: 0.25 }}
        >
          {entries.map((entry) => (
            <Item
              key={entry.path}
              {...entry}
              label={translate(`resources.${entry.path}.name`, { smart_count: 2 })}
              here={open === entry.path}
              onChoose={onChoose}
            />
          ))}
        </List>
      ))}
    </Box>
  );
});
