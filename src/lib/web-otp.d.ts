/** Reading a one-time code from a text message (WebOTP). Not supported by every browser. */
interface CredentialRequestOptions {
  otp?: { transport: 'sms'[] }
}
