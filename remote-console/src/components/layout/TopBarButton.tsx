import { Box, Button } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

/** A button of the top bar: icon and label, on a phone only the icon. */
export const TopBarButton = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <Button onClick={onClick} aria-label={label} title={label} sx={{ minWidth: 0, minHeight: 36, gap: 0.75 }}>
    <Icon size={16} aria-hidden />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
);
