export { Badges } from '../header/Badges';

import { Dialog } from 'shared/ui';
import { useT } from './i18n';
import { MenuSections } from './MenuSections';
import { MobileMenu } from './MobileMenu';

export type MenuName = 'services' | 'mobile';

interface MenusProps {
  open: MenuName | null;
  onClose: () => void;
}

/** The menus of the header, loaded when the pointer or focus reaches a menu button. */
export const Menus = ({ open, onClose }: MenusProps) => {
  const t = useT();
  return (
    <>
      <Dialog open={open === 'services'} onClose={onClose} title={t('services')} side="left">
        <MenuSections onFollow={onClose} />
      </Dialog>
      <MobileMenu open={open === 'mobile'} onClose={onClose} />
    </>
  );
};
