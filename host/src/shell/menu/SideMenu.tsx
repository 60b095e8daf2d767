import { Dialog } from 'shared/ui';
import { useT } from './i18n';
import { Sections } from './Sections';

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

/** The whole house on one sheet, by section. */
export const SideMenu = ({ open, onClose }: MenuProps) => {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('services')} side="left">
      <Sections onFollow={onClose} />
    </Dialog>
  );
};
