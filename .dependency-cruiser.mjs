/**
 * Which folder may import which, as docs/architecture.md draws it. `npm test -- structure` checks every source file;
 * the comment of a rule is printed where the rule is broken.
 */
const tests = '(\\.test\\.tsx?$|/testing[^/]*(\\.ts$|/))';

/** Where the domains are folders, what stands below them and what stands above them. */
const layouts = [
  { root: 'api/src', below: ['platform'], above: ['app'] },
  { root: 'shared/src/contract', below: ['platform'], above: ['app'] },
  { root: 'remote-console/src', below: ['components', 'data', 'i18n', 'platform'], above: ['dashboard', 'shell'] },
  { root: 'remote-home/src', below: ['layout'], above: [] },
];
const products = ['firm', 'matching', 'auction', 'shop'];

const inside = (root, folders) => `^${root}/(${folders.join('|')})/`;

const domainRules = ({ root, below, above }) => [
  {
    name: `${root}-below-domains`,
    comment: `${below.join(', ')}: below the domains, so none of them is imported. Take what is needed as a parameter.`,
    from: { path: inside(root, below), pathNot: tests },
    to: { path: inside(root, ['members', ...products, ...above]) },
  },
  {
    name: `${root}-members-below-products`,
    comment: `members is below ${products.join(', ')}. Take what is needed as a parameter, given in app.`,
    from: { path: inside(root, ['members']), pathNot: tests },
    to: { path: inside(root, [...products, ...above]) },
  },
  {
    name: `${root}-products-apart`,
    comment: `${products.join(', ')} do not import each other; only auction uses shop, through shop/index.ts.`,
    from: { path: inside(root, products), pathNot: tests },
    to: {
      path: inside(root, [...products, ...above]),
      // `$1` is the domain of the importing file.
      pathNot: [`^${root}/$1/`, `^${root}/shop/index\\.tsx?$`],
    },
  },
  {
    name: `${root}-auction-alone-uses-shop`,
    comment: 'A won lot becomes an order: the arrow goes from auction to shop, and from nowhere else.',
    from: { path: inside(root, ['firm', 'matching']), pathNot: tests },
    to: { path: `^${root}/shop/` },
  },
];

/** In the API a domain shows the others one file. */
const faces = {
  name: 'domain-face',
  comment: 'Another domain is used through its index.ts only; domain.ts is read by app alone.',
  from: { path: inside('api/src', ['members', ...products]), pathNot: tests },
  to: {
    path: inside('api/src', ['members', ...products]),
    pathNot: ['^api/src/$1/', '^api/src/[a-z]+/index\\.ts$'],
  },
};

const workspaces = [
  {
    name: 'shared-imports-nothing-of-ours',
    comment: 'shared is what every other workspace stands on.',
    from: { path: '^shared/' },
    to: { path: '^(host|remote-[a-z]+|api|e2e|bench|tools|deploy)/' },
  },
  {
    name: 'host-meets-others-at-run-time',
    comment: 'The host finds remotes at run time and the API over HTTP.',
    from: { path: '^host/(src|server)/' },
    to: { path: '^(remote-[a-z]+|api|e2e|bench|tools|deploy)/' },
  },
  {
    name: 'remote-imports-only-shared',
    comment: 'A remote is built and deployed with nothing but shared.',
    from: { path: '^(remote-[a-z]+)/' },
    to: { path: '^(host|remote-[a-z]+|api|e2e|bench|tools|deploy)/', pathNot: '^$1/' },
  },
  {
    name: 'api-imports-contract-and-format',
    comment: 'Of shared the API uses only contract and format; of the others nothing.',
    from: { path: '^api/' },
    to: {
      path: '^(host|remote-[a-z]+|e2e|bench|tools|deploy|shared/src)/',
      pathNot: '^shared/src/(contract|format)/',
    },
  },
  {
    name: 'journeys-stay-outside',
    comment: 'Journeys know the product from outside.',
    from: { path: '^e2e/' },
    to: { path: '^(host|remote-[a-z]+|api|shared|bench)/' },
  },
];

const examplesApart = {
  name: 'examples-apart',
  comment: 'Examples are for the gallery alone: what a release is built from imports none of them.',
  from: { pathNot: '/gallery/|\\.gallery\\.tsx$' },
  to: { path: '^(shared|remote-[a-z]+)/src/(gallery/|.+\\.gallery\\.tsx$)' },
};

const noCircles = {
  name: 'no-circular',
  comment: 'Imports form no circle; the import of a type counts too.',
  from: {},
  to: { circular: true },
};

export default {
  forbidden: [noCircles, examplesApart, ...workspaces, ...layouts.flatMap(domainRules), faces].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache)/|\\.(module\\.)?css$|\\.svg$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
