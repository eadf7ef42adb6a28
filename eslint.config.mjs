import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What only `services/` may name (architecture.md, rules of the house). */
const WORLD_PACKAGES = ['axios', 'sweetalert2'].map((name) => ({
  regex: `^${name}(/|$)`,
  message: 'Only services/ names it.',
}));
const WORLD_GLOBALS = ['localStorage', 'sessionStorage', 'location', 'history', 'fetch', 'XMLHttpRequest'].map(
  (name) => ({ name, message: 'Only services/ touches it.' }),
);
const EFFECTS = {
  regex: '^redux-saga/effects$',
  message: "Effects are typed: import them from 'typed-redux-saga' and use yield*.",
};
const UNDELEGATED_YIELD = {
  selector: 'YieldExpression[delegate=false]',
  message: 'Effects are typed: use yield*.',
};

/** A page's translation puts texts into elements of its own: React could not find one that stands beside others again. */
const BARE_TEXT = {
  selector: 'JSXElement > JSXExpressionContainer > LogicalExpression[operator="&&"] > :matches(Literal, TemplateLiteral).right',
  message: 'A text that comes and goes needs an element of its own (issue 5, page translation).',
};

/** Imports go one way: shared ← services ← features ← areas ← app; shared/saga stands on the location. */
const ONE_WAY = [
  { target: './src/shared/!(saga)/**', from: ['./src/services', './src/features', './src/areas', './src/app'] },
  { target: './src/shared/*.ts', from: ['./src/services', './src/features', './src/areas', './src/app'] },
  { target: './src/shared/saga', from: './src/features', except: ['./location/locationSlice.ts'] },
  { target: './src/shared/saga', from: ['./src/areas', './src/app'] },
  { target: './src/services', from: ['./src/features', './src/areas', './src/app', './src/shared/saga'] },
  { target: './src/features', from: ['./src/areas', './src/app'] },
  { target: './src/areas', from: './src/app' },
  ...['tramites-educacion', 'tramite-educacion', 'educacion'].map((area) => ({
    target: `./src/areas/${area}`,
    from: './src/areas',
    except: [`./${area}`],
  })),
];

export default tseslint.config(
  // What openapi-typescript writes is nobody's to tidy.
  { ignores: ['dist/', 'coverage/', 'node_modules/', 'src/shared/educacion/contrato.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      // Nothing here uses `this`: the services are closures, and their functions may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-cycle': 'error',
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
      'import-x/no-restricted-paths': ['error', { zones: ONE_WAY }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', UNDELEGATED_YIELD, BARE_TEXT],
      'no-restricted-imports': ['error', { patterns: [EFFECTS, ...WORLD_PACKAGES] }],
      'no-restricted-globals': ['error', ...WORLD_GLOBALS],
    },
  },
  {
    files: ['src/services/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [EFFECTS] }],
      'no-restricted-globals': 'off',
    },
  },
  {
    files: ['src/services/report.ts'],
    // The one place that writes to the console, in development only (D16b).
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}', 'webpack.config.ts'],
    rules: {
      // What stands in scripts and tests speaks to the terminal.
      'no-console': 'off',
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: true }],
    },
  },
);
