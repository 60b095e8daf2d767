import { Box, Button } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

/** With its words where there is room, as an icon on a phone. */
export const BarButton = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <Button onClick={onClick} aria-label={label} title={label} sx={{ minWidth: 0, minHeight: 36, gap: 0.75 }}>
    <Icon size={16} aria-hidden />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
);
