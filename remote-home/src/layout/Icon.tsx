import {
  Building2,
  Construction,
  FileKey,
  FileKey2,
  FileText,
  Gavel,
  Hammer,
  HeartHandshake,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  Ruler,
  Scale,
  ScrollText,
  Users,
} from 'lucide-react';

/** Icons by the name that the setting and the practices store. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'building-2': Building2,
  construction: Construction,
  'file-key': FileKey,
  'file-key-2': FileKey2,
  'file-text': FileText,
  gavel: Gavel,
  hammer: Hammer,
  'heart-handshake': HeartHandshake,
  house: House,
  'key-round': KeyRound,
  landmark: Landmark,
  ruler: Ruler,
  scale: Scale,
  'scroll-text': ScrollText,
  users: Users,
};

/** The icon with this name; a house where the name is unknown. */
export const Icon = ({ name }: { name: string | null | undefined }) => {
  const Named = icons[name ?? ''] ?? House;
  return <Named aria-hidden />;
};
