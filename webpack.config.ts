import { resolve } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';

import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { NodePackageImporter } from 'sass';
import { type Compilation, type Configuration, DefinePlugin, EnvironmentPlugin } from 'webpack';

import { AREAS } from '#app/areas.ts';
import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { firstFrame } from '#app/loading/firstFrame.tsx';

/** What the command line says: `--mode` of `npm run build -- --mode development`. */
interface Arguments {
  readonly mode?: 'development' | 'production';
}

const publicFolder = resolve(__dirname, 'public');

/** So that a real family's data never reaches an exported action list, or whoever looks at components (D16b). */
const withoutDevTools = new DefinePlugin({
  'window.__REDUX_DEVTOOLS_EXTENSION__': 'undefined',
  'window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__': 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
});

/** `DEVTOOLS_PERSONAL=1`: exports of a development build have what is a person's as it is (src/app/replay/README.md). */
const withPersonal = new EnvironmentPlugin({ DEVTOOLS_PERSONAL: '' });

// Without svgo, which cannot read Bootstrap's pictures and says so at each build.
const minimizeCss = new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { svgo: false }] } });

const NEVER_CHANGING = /^static\/.*\.(js|css|svg)$/;

/** Compressed once, as well as can be, for servers that give such files out (src/backend/README.md, Deploying). */
const compressed = [
  new CompressionPlugin<BrotliOptions>({
    test: NEVER_CHANGING,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({ test: NEVER_CHANGING, filename: '[path][base].gz', compressionOptions: { level: 9 } }),
];

const sassOptions = {
  // Resolves `pkg:bootstrap/…`: a package is named as such, also for those who look for unused ones.
  importers: [new NodePackageImporter()],
  loadPaths: [resolve(__dirname, 'src/styles')],
  // Bootstrap 5.3 is written in a Sass that warns about itself.
  quietDeps: true,
  silenceDeprecations: ['import'],
};

const inFolder = (folder: string): RegExp => new RegExp(`[\\\\/]${folder.replaceAll('/', '[\\\\/]')}[\\\\/]`);

const PARTS_OF_AREAS = AREAS.map(({ name }) => ({ chunk: name }));
const PAGES = DECLARED_AREAS.flatMap(({ pages }) => pages);

/** Whether a chunk that is named so is one of `parts`. */
const isOneOf = (parts: readonly { chunk: string }[]) => (chunk: { name?: string | null | undefined }) =>
  parts.some((part) => part.chunk === chunk.name);

/** What each area is made of, with what calls the backend for it, and each page: src/services/preload.ts asks for it. */
function preloadsOf({ namedChunkGroups }: Compilation) {
  const filesOf = (chunk: string) => {
    const group = namedChunkGroups.get(chunk);
    if (!group) throw new Error(`The list of areas and pages names no chunk of the build: ${chunk}`);
    return group.getFiles();
  };
  return AREAS.flatMap((area) => {
    const files = new Set([area.name, ...(area.isPublic ? [] : ['site']), 'axios'].flatMap(filesOf));
    const pages = PAGES.filter(({ id }) => id.startsWith(`${area.name}/`));
    const parts = [
      { path: area.path, files: [...files] },
      ...pages.map(({ at, chunk }) => ({ path: at, files: filesOf(chunk).filter((file) => !files.has(file)) })),
    ];
    return parts.map((part) => ({
      path: part.path,
      forStaff: !area.isPublic,
      scripts: part.files.filter((file) => file.endsWith('.js')),
      styles: part.files.filter((file) => file.endsWith('.css')),
    }));
  });
}

/** Where the areas' schemas are written and run. */
const SCHEMAS_OF_AREAS = ['src/areas', 'src/domain', 'src/requestForm'].map(inFolder);

export default function createConfiguration(_env: unknown, { mode = 'production' }: Arguments): Configuration {
  const production = mode === 'production';
  return {
    mode,
    entry: { preload: './src/services/preload.ts', main: './src/index.ts' },
    // The language of tsconfig.json, for webpack's own code too.
    target: ['web', 'es2022'],
    output: {
      path: resolve(__dirname, 'dist'),
      // One folder for all that is named by its content, so that a web server needs one rule to cache it for ever.
      filename: 'static/[name].[contenthash].js',
      // Enough to tell builds apart: the first load names every chunk, and digests do not compress.
      hashDigestLength: 6,
      uniqueName: 'pisami',
      assetModuleFilename: 'static/[name].[contenthash][ext]',
      // Beside the page, whose addresses are all in its hash: the build works from any folder.
      publicPath: '',
      clean: true,
    },
    // Not 'eval', the default in development: it would need 'unsafe-eval' in the page's policy.
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          exclude: /node_modules/,
          // Types are checked by tsc, which also sees the tests.
          options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
        },
        {
          test: /\.s?css$/,
          use: [
            // Styles lie in `static/`, and what they name is found from there.
            { loader: MiniCssExtractPlugin.loader, options: { publicPath: '../' } },
            'css-loader',
            { loader: 'sass-loader', options: { sassOptions } },
          ],
        },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
        // A copy of its own: of one that all parts share, the first load would carry what only the areas use.
        { test: inFolder('node_modules/valibot'), issuer: { or: SCHEMAS_OF_AREAS }, layer: 'areas' },
      ],
    },
    experiments: { layers: true },
    plugins: [
      new HtmlPlugin({
        template: resolve(publicFolder, 'index.html'),
        // The template names the script itself, as 'async': the plugin would defer it. A deferred script holds up the
        // end of parsing, and until then Chromium may leave the hash's `:target` unset, which the first frame hangs on.
        inject: false,
        // Drawn when the page is written, not when this file is only read.
        templateParameters: (compilation, { css, js: [preload, main] }) => ({
          firstFrame: firstFrame(),
          styles: css,
          preload,
          main,
          parts: preloadsOf(compilation),
        }),
      }),
      new CopyPlugin({ patterns: [{ from: publicFolder, globOptions: { ignore: ['**/index.html', '**/favicon.svg'] } }] }),
      // A widget's styles are for its own classes: which widget's come first makes no difference.
      new MiniCssExtractPlugin({ filename: 'static/[name].[contenthash].css', ignoreOrder: true }),
      ...(production ? [withoutDevTools, ...compressed] : [withPersonal]),
    ],
    optimization: {
      // The minimizer is not told of the target.
      minimizeOptions: { javascript: { ecma: 2020, compress: { passes: 3 } } },
      minimizer: ['...', minimizeCss],
      // Files are named after their parts: numbers would need a table of names in the first load.
      chunkIds: 'named',
      // What only one part uses stays in its file, so that each part is one file with a name, and has a budget.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // What some pages share and no group below names is small: each has it in its own file, one request less.
          default: false,
          // Their styles not: what a later page brings again would overrule what an earlier one says of itself.
          styles: {
            name: 'widgets',
            type: 'css/mini-extract',
            chunks: isOneOf([...PARTS_OF_AREAS, ...PAGES]),
            minChunks: 2,
            enforce: true,
          },
          // What the places have in common with the requests.
          widgets: {
            name: 'widgets',
            chunks: isOneOf(PARTS_OF_AREAS),
            test: (module, { chunkGraph }) =>
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'places'),
            minChunks: 2,
            priority: 1,
          },
          // What the requests of citizens and staff stand on; without what the users' pages add, for which families would wait.
          tramites: { name: 'tramites', chunks: isOneOf(PARTS_OF_AREAS.filter(({ chunk }) => chunk !== 'users')), minChunks: 2 },
        },
      },
    },
    // The sizes that matter, compressed, are checked by test/tools/budgets.ts.
    performance: { hints: false },
  };
}
