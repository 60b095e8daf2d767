export { CartLink } from '../header/CartLink';

import { MobileMenu } from './MobileMenu';
import { SideMenu } from './SideMenu';

export type MenuName = 'services' | 'mobile';

interface MenusProps {
  open: MenuName | null;
  onClose: () => void;
}

/** The menus of the header, loaded when the pointer or focus reaches a menu button. */
export const Menus = ({ open, onClose }: MenusProps) => (
  <>
    <SideMenu open={open === 'services'} onClose={onClose} />
    <MobileMenu open={open === 'mobile'} onClose={onClose} />
  </>
);
