export const style = `
:root { color-scheme: light dark; --line: light-dark(#dcdfe4, #333a44); --soft: light-dark(#5b6472, #9aa4b2);
  --ground: light-dark(#fff, #14181d); --raised: light-dark(#f5f6f8, #1c2229); --accent: light-dark(#1d4ed8, #8fb4ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: light-dark(#161a20, #e8ebef);
  font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', 'Noto Sans KR', sans-serif; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: 0.9em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.layout { display: grid; grid-template-columns: 16rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1.5rem; border-right: 1px solid var(--line); }
nav ul { list-style: none; margin: 0.75rem 0 1.5rem; padding: 0; }
nav li a { display: block; padding: 0.25rem 0; text-decoration: none; color: inherit; }
nav a[aria-current] { color: var(--accent); font-weight: 600; }
main { padding: 2.5rem clamp(1rem, 4vw, 3.5rem) 6rem; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -0.02em; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 0; }
h3 { font-size: 0.95rem; margin: 1.5rem 0 0.5rem; color: var(--soft); }
article { padding: 2rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
.call { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0.5rem 0; align-items: baseline; }
.method { font-weight: 700; }
.access { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); white-space: nowrap; }
td:first-child { min-width: 11rem; }
summary { cursor: pointer; padding: 0.5rem 0; font-weight: 600; }
.menu { display: none; }
@media (max-width: 56rem) {
  .layout { display: block; }
  nav { display: none; }
  .menu { display: block; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
  .menu a { display: block; padding: 0.4rem 0; }
}
`;
