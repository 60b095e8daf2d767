export { CartLink } from '../header/CartLink';

import { MobileMenu } from './MobileMenu';
import { SideMenu } from './SideMenu';

export type Which = 'services' | 'mobile';

interface MenusProps {
  open: Which | null;
  onClose: () => void;
}

/** The header's menus. No page waits for them: they come when somebody is about to open one. */
export const Menus = ({ open, onClose }: MenusProps) => (
  <>
    <SideMenu open={open === 'services'} onClose={onClose} />
    <MobileMenu open={open === 'mobile'} onClose={onClose} />
  </>
);
