import { Dialog } from 'shared/ui';
import { CompanyProfile } from './CompanyProfile';
import type { Company, Fair } from './load';

interface CompanyDialogProps {
  /** Null while none is shown. */
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
