import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { ModuleInfo } from 'eslint-plugin-import-x/core/index';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What only `services/` may name (src/README.md, Rules). */
const WORLD_PACKAGES = ['axios', 'sweetalert2'].map((name) => ({ regex: `^${name}(/|$)`, message: 'Only services/ names it.' }));
const WORLD_GLOBALS = ['localStorage', 'sessionStorage', 'location', 'history', 'fetch', 'XMLHttpRequest'].map((name) => ({
  name,
  message: 'Only services/ touches it.',
}));
const EFFECTS = {
  regex: '^redux-saga/effects$',
  message: "Effects are typed: import them from 'typed-redux-saga' and use yield*.",
};
const CLIMBING = { group: ['../../*'], message: "An import climbs one folder at most: '#room/file.ts' names the rest." };
const UNDELEGATED_YIELD = { selector: 'YieldExpression[delegate=false]', message: 'Effects are typed: use yield*.' };

/** A page's translation puts texts into elements of its own: React could not find one that stands beside others again. */
const BARE_TEXT = {
  selector: 'JSXElement > JSXExpressionContainer > LogicalExpression[operator="&&"] > :matches(Literal, TemplateLiteral).right',
  message: 'A text that comes and goes needs an element of its own: page translation moves bare texts.',
};

/**
 * An answer that comes late moves nobody (D36): a worker that moves a person, or asks them something, is wrapped in
 * `asking`, which knows where its event happened, and does so by `moveOn`, `moveBack` and `confirmed`.
 */
const BY_ASKING = 'An answer acts where it was asked for: by what `asking` gives (core/saga/asking.ts, D36).';
const MOVING = [
  'MemberExpression[object.name="navigation"]:matches([computed=true], [property.name=/^(push|replace|back)$/])',
  'MemberExpression[object.property.name="navigation"]:matches([computed=true], [property.name=/^(push|replace|back)$/])',
  'ObjectPattern > Property[key.name=/^(navigation|dialogs)$/] > ObjectPattern',
  'MemberExpression[property.name="open"]:matches([object.name="dialogs"], [object.property.name="dialogs"])',
  'CallExpression[callee.name="call"] > ArrayExpression > Literal[value=/^(push|replace|back|open)$/]',
  'CallExpression[callee.name="put"] CallExpression[callee.name="linkFollowed"]',
].map((selector) => ({ selector, message: BY_ASKING }));
const UNGUARDED = { regex: '(^|/)saga/(goTo|showDialog)(\\.ts)?$', message: BY_ASKING };

/** An event's type ends in words of its creator's name: whoever searches for one of them finds the other. */
const eventType = {
  create: (context) => ({
    'CallExpression[callee.name="createAction"]'(node) {
      const [type] = node.arguments;
      const { id, key } = node.parent;
      const creator = (id ?? key)?.name;
      const written = type?.type === 'TemplateLiteral' ? type.quasis.at(-1).value.raw : type?.value;
      const happened = String(written).split('/').at(-1);
      if (happened && creator?.toLowerCase().includes(happened.toLowerCase())) return;
      context.report({ node, message: `'${written}' does not end in words of its creator's name, whole.` });
    },
  }),
};

/** Imports go one way: a room may name those before it, never those after it. */
const ROOMS = ['domain', 'allocation', 'ui', 'services', 'core', 'kits', 'shell', 'requestForm', 'areas', 'app'];
const AREAS = readdirSync('src/areas');
const folder = (name) => `./src/${name}`;
const ONE_WAY = [
  ...ROOMS.map((room, at) => ({ target: folder(room), from: [...ROOMS.slice(at + 1), 'backend'].map(folder) })),
  ...AREAS.map((area) => ({ target: folder(`areas/${area}`), from: folder('areas'), except: [`./${area}`] })),
  { target: folder('backend'), from: ROOMS.filter((room) => !['domain', 'allocation'].includes(room)).map(folder) },
];

/** import-x/no-cycle passes over imports of types alone: here a module may not lead back to itself in any way. */
const NO_CYCLE = {
  meta: { schema: [] },
  create(context) {
    const seen = new Set();
    const leadsBack = (module) =>
      [...(module?.getImports() ?? [])].some(([path, { resolve }]) => {
        if (path === context.physicalFilename) return true;
        if (seen.has(path) || path.includes('node_modules')) return false;
        seen.add(path);
        return leadsBack(resolve());
      });
    const check = (node) => {
      if (typeof node.source?.value !== 'string' || !leadsBack(ModuleInfo.get(node.source.value, context))) return;
      context.report({ node, message: `'${node.source.value}' leads back to this file.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

export default tseslint.config(
  // What openapi-typescript writes is nobody's to tidy.
  {
    ignores: [
      '.cache/',
      'dist/',
      'dist-backend/',
      'dist-asignacion/',
      'coverage/',
      'node_modules/',
      'src/domain/contract.ts',
      'src/domain/answers/personalFields.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX, house: { rules: { 'no-cycle': NO_CYCLE, 'event-type': eventType } } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      // Without these the plugin reads no TypeScript, and finds no cycle in it.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      // Nothing here uses `this`: the services are closures, and their functions may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      'house/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      'house/event-type': 'error',
      'import-x/no-restricted-paths': ['error', { zones: ONE_WAY }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', UNDELEGATED_YIELD, BARE_TEXT, ...MOVING],
      'no-restricted-imports': ['error', { patterns: [EFFECTS, ...WORLD_PACKAGES, CLIMBING, UNGUARDED] }],
      'no-restricted-globals': ['error', ...WORLD_GLOBALS],
    },
  },
  {
    // Who signs in or out is led by what they did themselves, each in a way of its own (B22, B24, B36, D4).
    files: ['src/core/{saga,location,session,menu}/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', UNDELEGATED_YIELD],
      'no-restricted-imports': ['error', { patterns: [EFFECTS, ...WORLD_PACKAGES, CLIMBING] }],
    },
  },
  {
    files: ['src/services/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [EFFECTS, CLIMBING] }], 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/services/report.ts'],
    // The one place that writes to the console, in development only (D16b).
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/backend/**/*.ts', 'test/**/*.{ts,tsx}', 'webpack.config.ts'],
    rules: {
      // What stands in scripts, tests and the backend speaks to the terminal.
      'no-console': 'off',
      'no-restricted-imports': ['error', { patterns: [CLIMBING] }],
    },
  },
  {
    // It runs where only `dependencies` are, but for what builds, shows and checks it here.
    files: ['src/backend/**/*.ts'],
    ignores: ['src/backend/{start,preview,previewMain,webpack.config}.ts', 'src/backend/contract/**'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
);
