import { Dialog } from 'shared/ui';
import { useT } from './i18n';
import { MenuSections } from './MenuSections';

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

/** Menu of all services, by section. */
export const SideMenu = ({ open, onClose }: MenuProps) => {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('services')} side="left">
      <MenuSections onFollow={onClose} />
    </Dialog>
  );
};
