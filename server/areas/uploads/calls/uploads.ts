/** Answers the calls of uploads. */
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

/** Signs one upload of who asks (M226, D93, B50): nothing in the path is theirs, and a browser sends the headers as they are. */
export const uploadSignGetHandler = handle(uploadSignGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const { id: userId } = viewer.user;
  const { upload_type: kind, file_ext: ending, is_own: own } = input;
  const signature = deps.uploads.signatures.make({ appId, userId }, kind, ending, own === 1);
  if (signature === undefined) return fail('upload-refused', { reason: 'type' });
  if (await deps.uploads.isOverQuota(appId, userId, 0)) return fail('upload-refused', { reason: 'quota' });
  const { sign, path, type, expire } = signature;
  return ok({
    sign,
    file_path: path,
    url: path,
    method: 'PUT' as const,
    headers: { 'app-id': appId, 'content-type': type.mediaType, 'upload-sign': sign },
    expire,
  });
});
