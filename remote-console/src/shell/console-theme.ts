import type { RaThemeOptions } from 'react-admin';
import type { Theme } from 'shared/ui';

/** The current values of the design tokens. MUI computes with colours, so it needs values, not variables. */
const createTokenReader = () => {
  const style = getComputedStyle(document.documentElement);
  return (name: string) => style.getPropertyValue(`--${name}`).trim();
};

const createColour = (main: string, contrastText: string, dark = main) => ({ main, dark, contrastText });

/** Marks label, control and error as one field, which `focusInView` brings into view as a whole. */
const field = { 'data-field': '' };

/** The theme of the console in this mode: dense, hairlines instead of shadows, one accent colour. */
export const createConsoleTheme = (mode: Theme): RaThemeOptions => {
  const token = createTokenReader();
  const line = `1px solid ${token('line')}`;
  return {
    palette: {
      mode,
      primary: createColour(token('accent'), token('on-accent'), token('accent-strong')),
      secondary: createColour(token('cool'), token('on-cool'), token('cool-strong')),
      error: createColour(token('bad'), mode === 'dark' ? token('paper') : '#ffffff'),
      warning: createColour(token('warn'), mode === 'dark' ? token('paper') : '#ffffff'),
      success: createColour(token('good'), mode === 'dark' ? token('paper') : '#ffffff'),
      info: createColour(token('cool'), token('on-cool')),
      text: { primary: token('ink'), secondary: token('ink-soft'), disabled: token('ink-faint') },
      background: { default: token('surface'), paper: token('surface') },
      divider: token('line'),
      action: { hover: token('paper'), selected: token('sand') },
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: token('font'),
      fontSize: 13,
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.75rem' },
      h6: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.01em' },
      subtitle2: { fontSize: '0.8125rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 208 },
    components: {
      // The text beside it says the same.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: line, boxShadow: 'none' } } },
      MuiPopover: { styleOverrides: { paper: { border: line, boxShadow: token('shadow') } } },
      MuiDialog: { styleOverrides: { paper: { border: line, boxShadow: token('shadow') } } },
      MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true, ...field },
        // The label stands on the upper edge.
        styleOverrides: { root: { scrollMarginTop: 12 } },
      },
      MuiAutocomplete: { defaultProps: { fullWidth: true } },
      // Some engines show today's date in an empty field, as if it were set. One that is half typed is invalid.
      MuiInputBase: {
        styleOverrides: {
          input: {
            '&:is([type=date], [type=time], [type=datetime-local])[value=""]': {
              color: token('ink-faint'),
              '&:not(:focus, :invalid)': { color: 'transparent' },
            },
          },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: token('line-strong') } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: token('line'), paddingBlock: 7 },
          head: { color: token('ink-soft'), fontWeight: 600, whiteSpace: 'nowrap' },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 40, paddingBlock: 6, paddingInline: 12, minWidth: 0 } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
      // Those of the editor have small icons and no padding.
      MuiToggleButton: { styleOverrides: { root: { minWidth: 28, minHeight: 28 } } },
      MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 4, fontWeight: 600 } } },
      // Its own colour is too close to that of its buttons in the dark.
      RaBulkActionsToolbar: {
        styleOverrides: { root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: token('accent-soft') } } },
      },
      MuiTooltip: { defaultProps: { arrow: false } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${token('focus')}`, outlineOffset: 1 } } },
      },
    },
  };
};
