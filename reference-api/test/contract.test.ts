import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import sharp from "sharp";
import type { z } from "zod";
import { callExamples } from "../../lib/contract/call-examples.ts";
import { type Endpoint, type EndpointName, endpoints } from "../../lib/contract/endpoints.ts";
import { isEnvelope } from "../../lib/contract/envelope.ts";
import { previewLink } from "../services/articles/article-files.ts";
import { addPicture } from "../services/content/pictures.ts";
import {
  type Api,
  askColleague,
  fillPic,
  newcomer,
  newestCode,
  onBothDatabases,
  openApi,
  openScanCode,
  pdf,
  personDetails,
  readAndDecide,
  register,
  resetAndSignIn,
  scanPass,
  signIn,
} from "./harness.ts";

type Answer = Awaited<ReturnType<Api["call"]>>;

const appLogin = (api: Api, user: number) => api.call("POST", "/api/h5/login", { name: `8120000000${user}`, raw: "Hapus#2026" });

const fileRequest = (api: Api) =>
  api.call("POST", "/api/h5/rights-request", {
    kind: "access",
    name: "Dewi Anggraini",
    contact: "dewi@contoh.id",
    message: "Mohon salinan data saya.",
  });

/** A successful request for every endpoint. */
const good: Record<EndpointName, (api: Api) => Promise<Answer>> = {
  timestamp: (api) => api.call("GET", "/api/common/timestamp"),
  cityList: (api) => api.call("POST", "/api/common/city-list", { province: "Bali", city: "Kota Denpasar" }),
  bankList: (api) => api.call("POST", "/api/common/bank-list", {}),
  fileUpload: async (api) => (await api.upload(pdf(), { RegistrationId: (await register(api)).handle })) as Answer,
  scanOpen: async (api) => api.call("POST", "/api/common/scan-open", { field: "ktpPicUrl" }, { RegistrationId: (await register(api)).handle }),
  scanState: async (api) => {
    const { handle } = await register(api);
    const code = await openScanCode(api, handle);
    const pass = scanPass();
    await api.call("POST", "/api/common/scan-claim", { code, pass });
    await api.upload(pdf(), { ScanPass: pass }, "file", "/api/common/scan-send");
    return api.call("POST", "/api/common/scan-state", { code }, { RegistrationId: handle });
  },
  scanClaim: async (api) =>
    api.call("POST", "/api/common/scan-claim", { code: await openScanCode(api, (await register(api)).handle), pass: scanPass() }),
  scanSend: async (api) => {
    const pass = scanPass();
    await api.call("POST", "/api/common/scan-claim", { code: await openScanCode(api, (await register(api)).handle), pass });
    return (await api.upload(pdf(), { ScanPass: pass }, "file", "/api/common/scan-send")) as Answer;
  },
  regist: (api) => api.call("POST", "/api/investor/regist", newcomer()),
  login: (api) => api.call("POST", "/api/investor/login", { username: "pribadi@demo.test", password: "Demo#2026" }),
  infoUpload: async (api) => {
    const { handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    return api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
  },
  currentUser: async (api) => api.call("GET", "/api/investor/current-user", undefined, await signIn(api, "pribadi@demo.test", "Demo#2026")),
  submission: async (api) => {
    const { handle, email, password } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
    return api.call("GET", "/api/investor/submission", undefined, await signIn(api, email, password));
  },
  logout: async (api) => api.call("POST", "/api/investor/logout", {}, await signIn(api, "pribadi@demo.test", "Demo#2026")),
  passwordCode: async (api) => api.call("POST", "/api/investor/password-code", { account: (await register(api)).email }),
  passwordReset: async (api) => {
    const { email } = await register(api);
    await api.call("POST", "/api/investor/password-code", { account: email });
    const code = /\b\d{6}\b/.exec(api.sent.at(-1)?.text ?? "")?.[0];
    return api.call("POST", "/api/investor/password-reset", { account: email, code, password: "SandiBaru#2" });
  },
  registration: async (api) => api.call("GET", "/api/investor/registration", undefined, { RegistrationId: (await register(api)).handle }),
  contactCode: async (api) => api.call("POST", "/api/investor/contact-code", { channel: "sms" }, { RegistrationId: (await register(api)).handle }),
  contactProof: async (api) => {
    const headers = { RegistrationId: (await register(api)).handle };
    await api.call("POST", "/api/investor/contact-code", { channel: "email" }, headers);
    return api.call("POST", "/api/investor/contact-proof", { channel: "email", code: newestCode(api) }, headers);
  },
  infoCorrection: async (api) => {
    const { handle, email, password } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
    const items = [{ field: "npwp", reason: "Tidak terdaftar." }];
    await readAndDecide({ ...api.deps, actor: "service", requestId: "uji" }, email, { status: "correction", items });
    const fields = { npwp: "3174014101900002" };
    return api.call("POST", "/api/investor/info-correction", { type: 0, fields }, await signIn(api, email, password));
  },
  infoTakeBack: async (api) => {
    const { handle, email } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
    api.advanceClock(1_000);
    return api.call("POST", "/api/investor/info-take-back", {}, await resetAndSignIn(api, email));
  },
  logoutAll: async (api) => api.call("POST", "/api/investor/logout-all", {}, await signIn(api, "pribadi@demo.test", "Demo#2026")),
  account: async (api) => {
    const { email, password } = await register(api);
    const session = await signIn(api, email, password);
    await api.call("POST", "/api/investor/contact-code", { channel: "email" }, session);
    return api.call("GET", "/api/investor/account", undefined, session);
  },
  sessionEnd: async (api) => {
    const session = await signIn(api, "pribadi@demo.test", "Demo#2026");
    const { data } = await api.call("GET", "/api/investor/account", undefined, session);
    const { id } = (data as { sessions: { id: string }[] }).sessions[0] as { id: string };
    return api.call("POST", "/api/investor/session-end", { id }, session);
  },
  passwordChange: async (api) => {
    const { email, password } = await register(api);
    const body = { current: password, password: "SandiBaru#2" };
    return api.call("POST", "/api/investor/password-change", body, await signIn(api, email, password));
  },
  colleagueAsk: async (api) => askColleague(api, await register(api, { type: 1 })),
  colleagueSend: async (api) => {
    const owner = await register(api, { type: 1 });
    const { link } = (await askColleague(api, owner)).data as { link: string };
    return api.call("POST", "/api/investor/colleague-send", { link, to: "budi@contoh.id" }, { RegistrationId: owner.handle });
  },
  colleagueList: async (api) => {
    const owner = await register(api, { type: 1 });
    await askColleague(api, owner);
    return api.call("GET", "/api/investor/colleague-list", undefined, { RegistrationId: owner.handle });
  },
  colleagueAnswers: async (api) => {
    const { owner, id } = await fillPic(api);
    return api.call("POST", "/api/investor/colleague-answers", { id }, { RegistrationId: owner.handle });
  },
  colleagueEnd: async (api) => {
    const { owner, id } = await fillPic(api);
    return api.call("POST", "/api/investor/colleague-end", { id, taken: true }, { RegistrationId: owner.handle });
  },
  colleagueOpen: async (api) => {
    const { link } = (await askColleague(api, await register(api, { type: 1 }))).data as { link: string };
    return api.call("POST", "/api/investor/colleague-open", {}, { ColleagueLink: link });
  },
  colleagueFill: async (api) => (await fillPic(api)).answer,
  rights: async (api) => api.call("GET", "/api/investor/rights", undefined, await signIn(api, "pribadi@demo.test", "Demo#2026")),
  websiteIndex: (api) => api.call("GET", "/api/h5/website/index"),
  adDetail: (api) => api.call("GET", "/api/ad/detail/HomeCenterBanner-PC"),
  adClick: (api) => api.call("POST", "/api/ad/click/1", {}),
  picture: async (api) => {
    const desk = { ...api.deps, actor: "operator:uji" as const, requestId: "uji" };
    const { id } = await addPicture(desk, {
      bytes: await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
      name: "gambar.png",
      description: "Warung di pagi hari",
    });
    const file = await api.fetch(`/api/h5/website/picture/${id}`);
    return { status: file.status, headers: file.headers, code: file.ok ? "0000" : "", message: "Sukses" };
  },
  fileRead: async (api) => {
    const { handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    const file = await api.fetch(url ?? "", { headers: { RegistrationId: handle } });
    // Documents are sent without the envelope.
    return { status: file.status, headers: file.headers, code: file.ok ? "0000" : "", message: "Sukses" };
  },
  fileRemove: async (api) => {
    const { handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    return api.call("POST", "/api/common/file-remove", { url }, { RegistrationId: handle });
  },
  blogList: (api) => api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 6, category: "" }),
  blogTop: (api) => api.call("POST", "/api/h5/website/blog/top", {}),
  blogDetail: async (api) => {
    const { data } = await api.call("POST", "/api/h5/website/blog/top", {});
    return api.call("GET", `/api/h5/website/blog/detail?id=${(data as { id: string }[])[0]?.id}`);
  },
  blogPreview: (api) => {
    const { pathname, searchParams } = new URL(previewLink(api.deps, "cek-slik", new Date(api.deps.now().getTime() + 60_000)));
    return api.call("GET", `/api/h5/website/blog/preview?id=${pathname.split("/").at(-1)}&key=${searchParams.get("kunci")}`);
  },
  deletionLogin: (api) => appLogin(api, 1),
  deletionCode: async (api) => {
    const { data } = await appLogin(api, 2);
    return api.call("POST", "/api/h5/cancellation-code", { userId: (data as { userId: string }).userId, idCardNo: "3174010101900002" });
  },
  deletion: async (api) => {
    const { userId } = (await appLogin(api, 3)).data as { userId: string };
    await api.call("POST", "/api/h5/cancellation-code", { userId, idCardNo: "3174010101900003" });
    const raw = /\d{6}/.exec(api.sent.at(-1)?.text ?? "")?.[0];
    return api.call("POST", "/api/h5/cancellation", { raw, userId, selected: [1], other: "" });
  },
  deletionReceipt: async (api) => {
    const { userId } = (await appLogin(api, 4)).data as { userId: string };
    await api.call("POST", "/api/h5/cancellation-code", { userId, idCardNo: "3174010101900004" });
    const raw = /\d{6}/.exec(api.sent.at(-1)?.text ?? "")?.[0];
    const { data } = await api.call("POST", "/api/h5/cancellation", { raw, userId, selected: [1], other: "" });
    const { number } = (data as { receipt: { content: { number: string } } }).receipt.content;
    return api.call("POST", "/api/h5/deletion-receipt", { number: number.toLowerCase().replaceAll("-", " ") });
  },
  rightsRequest: (api) => fileRequest(api),
  reference: async (api) => {
    const { data } = await fileRequest(api);
    return api.call("POST", "/api/h5/reference", { number: (data as { ticket: string }).ticket.toLowerCase().replaceAll("-", " ") });
  },
};

onBothDatabases("every call of the contract", (kind) => {
  let api: Api;
  before(async () => {
    api = await openApi({}, kind);
  });
  after(() => api.close());

  for (const [name, call] of Object.entries(good)) {
    const endpoint: Endpoint = endpoints[name as EndpointName];
    it(`${endpoint.method} ${endpoint.path} responds with its schema`, async () => {
      const answer = await call(api);
      assert.ok(isEnvelope(answer));
      assert.equal(answer.code, "0000", answer.message);
      assert.equal(answer.status, 200);
      // Compared exactly: the schema is more tolerant than this API.
      if (endpoint.data && endpoint.data !== "file")
        assert.deepEqual(JSON.parse(JSON.stringify((endpoint.data as z.ZodType).parse(answer.data))), answer.data);
      else assert.equal(answer.data, undefined);
    });
  }

  for (const endpoint of Object.values(endpoints as Record<string, Endpoint>)) {
    if (endpoint.method !== "POST" || endpoint.body === "multipart") continue;
    const url = endpoint.path.replace("{recordId}", "1");
    it(`POST ${endpoint.path} rejects unknown fields, broken JSON and other media types`, async () => {
      for (const [body, headers] of [
        [{ surprise: 1 }, {}],
        ["{", { "content-type": "application/json" }],
        ["{}", { "content-type": "text/plain" }],
        ["{}", { "content-type": "application/json-patch+json" }],
        [`{"x":"${"a".repeat(70_000)}"}`, { "content-type": "application/json" }],
      ] as const) {
        const answer = await api.call("POST", url, body, headers);
        assert.ok(answer.code === "E400" || answer.code === "E413", `${JSON.stringify(body).slice(0, 30)} → ${answer.code}`);
        assert.match(answer.message, /^[A-Z*].*[a-z.]$/);
      }
    });
  }

  for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    if (endpoint.auth !== "session") continue;
    it(`${endpoint.path} requires a session`, async () => {
      const body = callExamples[name as EndpointName].request;
      assert.equal((await api.call(endpoint.method, endpoint.path, body)).status, 401);
      assert.equal((await api.call(endpoint.method, endpoint.path, body, { UserLoginToken: "x".repeat(32) })).status, 401);
    });
  }

  it("responds 1404 outside of the contract and returns a request id that is a UUID", async () => {
    const id = "3f096815-7610-4ea4-9351-887a20db587d";
    const answer = await api.call("GET", "/api/nothing", undefined, { "x-request-id": id });
    assert.deepEqual([answer.status, answer.code, answer.headers.get("x-request-id")], [404, "1404", id]);
    assert.notEqual((await api.call("GET", "/health", undefined, { "x-request-id": "<script>" })).headers.get("x-request-id"), "<script>");
  });
});
