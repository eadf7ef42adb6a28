import { createFilesService } from '#services/files/browserFiles.ts';

test('gives a file to keep, and frees its memory later', () => {
  jest.useFakeTimers();
  let content: Blob | undefined;
  const revoke = jest.fn();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:1';
    },
    revokeObjectURL: revoke,
  });
  const clicked: [string, string][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  createFilesService().download('oferta.csv', 'text/csv', 'a;b');
  expect(clicked).toEqual([['oferta.csv', 'blob:1']]);
  expect(content).toMatchObject({ size: 3, type: 'text/csv' });
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
});

test('prints what is on the screen', () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  createFilesService().print();
  expect(print).toHaveBeenCalledTimes(1);
});
