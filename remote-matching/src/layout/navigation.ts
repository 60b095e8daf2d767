import {
  Bell,
  CalendarDays,
  CircleHelp,
  CircleUser,
  Handshake,
  House,
  LogIn,
  Megaphone,
  MessageSquare,
  Package,
} from 'lucide-react';

const introduction = { to: '/matching', text: 'introduction', Icon: House } as const;
const fairs = { to: '/matching/fairs', text: 'fairs', Icon: Handshake } as const;
const schedule = { to: '/matching/schedule', text: 'schedule', Icon: CalendarDays } as const;
const products = { to: '/matching/products', text: 'products', Icon: Package } as const;
const notices = { to: '/matching/notices', text: 'notices', Icon: Megaphone } as const;
const faqs = { to: '/matching/faqs', text: 'faqs', Icon: CircleHelp } as const;
const support = { to: '/matching/support', text: 'support', Icon: MessageSquare } as const;
const me = { to: '/matching/me', text: 'me', Icon: CircleUser } as const;
const inbox = { to: '/matching/inbox', text: 'inbox', Icon: Bell } as const;
const login = { to: '/matching/login', text: 'login', Icon: LogIn } as const;

export type NavigationItem =
  | typeof introduction
  | typeof fairs
  | typeof schedule
  | typeof products
  | typeof notices
  | typeof faqs
  | typeof support
  | typeof me
  | typeof inbox
  | typeof login;

interface Reader {
  sub: string | null;
  sells: boolean;
}

/** The pages for this reader, the most used ones first; the bottom bar shows `bottomBarLength` of them. */
export const getNavigation = ({ sub, sells }: Reader): NavigationItem[] =>
  sub
    ? [fairs, schedule, me, inbox, ...(sells ? [products] : []), support, notices, faqs, introduction]
    : [introduction, fairs, login, notices, faqs];

export const bottomBarLength = 3;

/** Whether a page or one below it is open; only the introduction has every other page below it. */
export const isCurrentPath = (to: string, pathname: string) =>
  pathname === to || (to !== introduction.to && pathname.startsWith(`${to}/`));
