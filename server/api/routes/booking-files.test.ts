import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../../src/domain/constants.ts';
import {
  deleteFreeFiles,
  listFilesOf,
  listFreeFiles,
  readFileOf,
} from '../../db/repositories/booking-files.ts';
import { openBookingApp } from '../../testing/booking-app.ts';
import { BOOKING_REQUEST } from '../../testing/booking-request.ts';

const field = (fieldTypeId: string, required: boolean) => ({
  id: fieldTypeId,
  fieldTypeId,
  name: fieldTypeId,
  required,
});
const fields = JSON.stringify([
  field('firstName', true),
  field('emailAddress', true),
  field('driverLicensePhotoFront', true),
  field('files', false),
]);
const { book, at, upload } = openBookingApp({
  units: 30,
  forms: [{ id: 'checkout', type: 0, fields, button: '{}', config: '{}' }],
});

const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Whoever took it' } })
    .toFormat(format)
    .toBuffer();
const PDF = Buffer.from('%PDF-1.7\nof a contract');

describe('a file that is uploaded for a booking', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'may be a photograph as %s, which loses its metadata',
    async (format) => {
      const response = await upload(
        await photo(format),
        'driverLicensePhotoFront',
        'Führer/schein\u202e.gif',
      );
      expect([response.statusCode, response.json()]).toEqual([
        201,
        {
          id: expect.stringMatching(/^[\w-]{32}$/),
          field: 'driverLicensePhotoFront',
          name: 'Führerschein.gif',
          type: 'image/jpeg',
        },
      ]);
    },
  );

  it('is recognized by its content, and refused when it is nothing that is taken', async () => {
    const refused = async (content: Buffer, name: string) => {
      const response = await upload(content, 'files', name);
      return [response.statusCode, response.json().errorCode];
    };
    expect((await upload(PDF, 'files', 'contract.jpg')).json().type).toBe('application/pdf');
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect(await refused(script, 'photo.jpg')).toEqual([422, 'fileRefused']);
    expect(await refused(Buffer.from('MZ program'), 'photo.png')).toEqual([422, 'fileRefused']);
    expect(await refused((await photo()).subarray(0, 60), 'cut.jpg')).toEqual([422, 'fileRefused']);
    expect(await refused(Buffer.alloc(0), 'empty.jpg')).toEqual([400, 'noFilesSelected']);
  });

  it('[ERR-03] has at most 2,097,152 bytes', async () => {
    const sized = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]);
    expect((await upload(sized(MAX_FILE_BYTES), 'files', 'a.pdf')).statusCode).toBe(201);
    const larger = await upload(sized(MAX_FILE_BYTES + 1), 'files', 'a.pdf');
    expect([larger.statusCode, larger.json()]).toMatchObject([
      413,
      { errorCode: 'fileSizeExceeded', errorMessage: 'errors.fileSizeExceeded' },
    ]);
  });

  it('[FORM-10] answers its field, goes with one booking, and is required where the form says so', async () => {
    const without = await book({});
    expect([without.statusCode, without.json().errors]).toEqual([
      400,
      { driverLicensePhotoFront: 'required' },
    ]);
    const { id } = (await upload(await photo(), 'driverLicensePhotoFront', 'front.jpg')).json();
    const { id: contract } = (await upload(PDF, 'files', 'contract.pdf')).json();
    const booked = await book({ files: [id, contract] });
    expect(booked.statusCode).toBe(200);
    const number = booked.json().id as string;
    expect(await at((scope) => listFilesOf(scope, number))).toEqual([
      { id, field: 'driverLicensePhotoFront', name: 'front.jpg', type: 'image/jpeg' },
      { id: contract, field: 'files', name: 'contract.pdf', type: 'application/pdf' },
    ]);
    const stored = await at((scope) => readFileOf(scope, number, id));
    expect((await sharp(stored?.content).metadata()).exif).toBeUndefined();
    expect((await at((scope) => readFileOf(scope, number, contract)))?.content).toEqual(PDF);
    // The file of another booking answers nothing.
    const again = await book({ files: [id], customer: { ...BOOKING_REQUEST.customer, lastName: 'Sur' } });
    expect([again.statusCode, again.json().errorCode]).toEqual([400, 'formAnswers']);
    expect(JSON.stringify(booked.json())).not.toContain(id);
  });

  it('is not taken in larger numbers than its field allows', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await upload(await photo(), 'driverLicensePhotoFront', 'a.jpg')).json().id),
    );
    expect((await book({ files: ids })).json().errors).toEqual({
      driverLicensePhotoFront: 'too-many-files',
    });
  });

  it('is deleted after its time where no booking took it', async () => {
    const { id } = (await upload(PDF, 'files', 'a.pdf')).json();
    const database = await at(async (scope) => scope.database);
    const free = () => at((scope) => listFreeFiles(scope, [id]));
    await deleteFreeFiles(database, 0);
    expect(await free()).toHaveLength(1);
    await deleteFreeFiles(database, Date.UTC(2100, 0));
    expect(await free()).toEqual([]);
    // Which field it answered is stored no longer.
    expect((await book({ files: [id] })).json().errors).toEqual({
      driverLicensePhotoFront: 'file-expired',
      files: 'file-expired',
    });
    const licence = (await upload(await photo(), 'driverLicensePhotoFront', 'a.jpg')).json();
    expect((await book({ files: [licence.id, id] })).json().errors).toEqual({ files: 'file-expired' });
  });
});
