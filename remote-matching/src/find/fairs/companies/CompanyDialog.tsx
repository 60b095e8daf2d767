import { Dialog } from 'shared/ui';
import type { Company, Fair } from '../detail/load';
import { CompanyProfile } from './CompanyProfile';

interface CompanyDialogProps {
  /** Null while the dialog is closed. */
  company: Company | null;
  role: 'SELLER' | 'BUYER';
  fair: Fair;
  onClose: () => void;
}

export const CompanyDialog = ({ company, role, fair, onClose }: CompanyDialogProps) => (
  <Dialog open={company !== null} onClose={onClose} title={company?.name ?? ''} side="right">
    {company && <CompanyProfile company={company} role={role} fair={fair} />}
  </Dialog>
);
